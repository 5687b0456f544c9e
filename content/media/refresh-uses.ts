import { patchDocument } from '../store/patch-document.ts';
import { createPause } from '../store/pause.ts';
import type { Transaction } from '../store/repository.ts';
import { readDocument } from '../store/stored-document.ts';
import type { MediaRow } from '../store/tables/media.ts';
import type { Edit } from '../store/versions.ts';
import { withFacts } from './current-picture-facts.ts';
import { mapPictures } from './map-pictures.ts';

/** Updates the facts of a picture in every document that shows it: live, in drafts and in the trash. */
export async function refreshUses(transaction: Transaction, row: MediaRow, edit: Edit): Promise<void> {
  const users = await transaction.uses.usersOf(`picture:${row.name}`);
  const pause = createPause();
  for (const { type, slug } of users) {
    await pause();
    const stored = await readDocument(transaction, type, slug);
    if (!stored) continue;
    await patchDocument(transaction, stored, edit, (form) =>
      mapPictures(form, (picture) => (picture.name === row.name ? withFacts(picture, row) : picture)),
    );
  }
}
