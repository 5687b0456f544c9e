import { groupOf, listMediaFiles } from '../media/media-files.ts';
import { setAsidePicture } from '../media/set-aside-picture.ts';
import type { SetAsideFolder } from '../set-aside/set-aside-folder.ts';
import type { Store } from '../store/repository.ts';
import type { Brought, Plan } from './plan-folder.ts';

/**
 * Sets aside the sound and pictures of an undone plan that no document names any more; documents in the trash count until they are
 * deleted. Returns the files that are still used, which are checked again later.
 */
export async function removeBrought(
  store: Store,
  setAside: SetAsideFolder,
  { brought = [], author }: Plan,
  now: number,
): Promise<Brought[]> {
  const by = { author, now };
  const used: Brought[] = [];
  for (const one of brought) {
    const isGone =
      one.kind === 'picture'
        ? await removePicture(store, setAside, one.name, by)
        : await removeRecording(store, setAside, one.name, by);
    if (!isGone) used.push(one);
  }
  return used;
}

type By = { author: string; now: number };

async function removePicture(store: Store, setAside: SetAsideFolder, name: string, by: By): Promise<boolean> {
  const row = await store.write(async (tx) => {
    if ((await tx.uses.named([`picture:${name}`])).length > 0) return 'used';
    const present = await tx.media.read(name);
    if (present) await tx.media.remove(name);
    return present;
  });
  if (row === 'used') return false;
  if (row) await setAsidePicture(store, setAside, row, null, by);
  return true;
}

/** Sets aside a recording with the files that were made from it. */
async function removeRecording(
  store: Store,
  setAside: SetAsideFolder,
  name: string,
  { author, now }: By,
): Promise<boolean> {
  const all = await listMediaFiles(store.folder, undefined, 'recording');
  const group = all.filter((file) => groupOf(file.name) === groupOf(name));
  return store.write(async (tx) => {
    const targets = group.map((file) => `recording:${file.name}`);
    if ((await tx.uses.named(targets)).length > 0) return false;
    const entry = { kind: 'recording', at: now, author, name } as const;
    if (group.length > 0)
      setAside.add(
        entry,
        group.map(({ file }) => file),
      );
    return true;
  });
}
