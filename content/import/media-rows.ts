import * as z from 'zod';
import type { FolderFile } from './folder.ts';
import type { ImportErrors } from './import-errors.ts';
import type { PictureImport } from './import-pictures.ts';

const mediaRow = z.object({
  name: z.string().regex(/^[a-z0-9][a-z0-9-]{0,150}$/),
  file: z.string().regex(/^[a-z0-9][a-z0-9-]*\.[a-z0-9]+$/),
  width: z.int(),
  height: z.int(),
  colour: z.string(),
  bytes: z.int(),
  sha256: z.string(),
  // Missing in exports from before staff could describe pictures.
  filename: z.string().default(''),
  alt: z.string().default(''),
  focal_x: z.number().min(0).max(1).default(0.5),
  focal_y: z.number().min(0).max(1).default(0.5),
  added: z.int().default(0),
});

/** Adds the media rows of an export, whose files are in the folder `media`. */
export async function addMediaRows(
  rows: unknown[],
  files: FolderFile[],
  pictures: PictureImport,
  errors: ImportErrors,
): Promise<void> {
  for (const row of rows) {
    const known = mediaRow.safeParse(row);
    if (!known.success) {
      errors.add(
        'media',
        null,
        `The export tells of a picture in a way that is not known: ${JSON.stringify(row)}`,
      );
      continue;
    }
    const { focal_x: focalX, focal_y: focalY, ...data } = known.data;
    const file = files.find(({ name }) => name === `media/${data.file}`);
    if (file) await pictures.addRow({ ...data, focalX, focalY }, file);
    else errors.add(`media/${data.file}`, null, 'The export tells of this picture, but it is not there');
  }
}
