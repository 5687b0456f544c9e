import { rm } from 'node:fs/promises';
import { HttpError } from '../http/http-error.ts';
import type { SetAside, SetAsideFolder } from '../set-aside/set-aside-folder.ts';
import type { Store } from '../store/repository.ts';
import type { MediaRow } from '../store/tables/media.ts';
import type { Edit } from '../store/versions.ts';
import { versionOf } from './picture-facts.ts';
import { derivedFolder } from './pictures.ts';
import { refreshUses } from './refresh-uses.ts';

type By = Pick<Edit, 'author' | 'now'>;

/**
 * Sets aside a picture after its replacement or deletion was committed. The file is moved in a transaction: an upload of the same
 * content in between has its row by then, so the file is copied, or comes later and writes the file again.
 */
export async function setAsidePicture(
  store: Store,
  setAside: SetAsideFolder,
  row: MediaRow,
  replacedBy: string | null,
  { author, now }: By,
): Promise<string> {
  const file = `media/${row.file}`;
  const id = await store.write(async (tx) => {
    const entry = { kind: 'picture', at: now, author, name: row.name, row, replacedBy } as const;
    return setAside.add(entry, [file], (await tx.media.hasFile(row.file)) ? [file] : []);
  });
  await rm(derivedFolder(store.folder, row.name, versionOf(row)), { recursive: true, force: true });
  return id;
}

type PictureEntry = SetAside & { kind: 'picture' };

/** Puts a picture back: a deleted one under its name, a replaced one in place of its replacement. */
export async function putBackPicture(
  store: Store,
  setAside: SetAsideFolder,
  entry: PictureEntry,
  edit: Edit,
): Promise<void> {
  const { row, replacedBy } = entry;
  const replaced = await store.write(async (tx) => {
    const present = await tx.media.read(row.name);
    if (replacedBy === null && present)
      throw new HttpError(409, `There is another picture called ${row.name} by now.`);
    if (replacedBy !== null && present?.sha256 !== replacedBy)
      throw new HttpError(409, 'It was replaced again or deleted since.');
    setAside.placeFiles(entry);
    if (!present) {
      await tx.media.add(row);
      return undefined;
    }
    // Keeps what staff have said of the picture meanwhile.
    const { alt, focalX, focalY } = present;
    const again = { ...row, alt, focalX, focalY };
    await tx.media.update(again);
    await refreshUses(tx, again, edit);
    return present;
  });
  if (replaced) await setAsidePicture(store, setAside, replaced, row.sha256, edit);
}
