import * as z from 'zod';
import type { Faults } from './faults.ts';
import type { FolderFile } from './folder.ts';
import type { Pictures } from './pictures.ts';

const mediaRow = z.object({
  name: z.string().regex(/^[a-z0-9][a-z0-9-]{0,150}$/),
  file: z.string().regex(/^[a-z0-9][a-z0-9-]*\.[a-z0-9]+$/),
  width: z.int(),
  height: z.int(),
  colour: z.string(),
  bytes: z.int(),
  sha256: z.string(),
});

/** What an export says of its pictures, whose files lie in the folder `media`. */
export function addMediaRows(rows: unknown[], files: FolderFile[], pictures: Pictures, faults: Faults): void {
  for (const row of rows) {
    const known = mediaRow.safeParse(row);
    if (!known.success) {
      faults.add(
        'media',
        null,
        `The export tells of a picture in a way that is not known: ${JSON.stringify(row)}`,
      );
      continue;
    }
    const file = files.find(({ name }) => name === `media/${known.data.file}`);
    if (file) pictures.addRow(known.data, file);
    else
      faults.add(`media/${known.data.file}`, null, 'The export tells of this picture, but it is not there');
  }
}
