import { NoSuchDocument, NotPossible, VersionConflict, VersionMissing } from './refusals.ts';
import type { StoredDocument } from './stored-document.ts';

/** The version that the writer expects to be stored: this one, any, none; undefined if the writer did not say. */
export type ExpectedVersion = number | 'any' | 'nothing' | undefined;

/** Checks a write that may also create the document. A document in the trash cannot be overwritten. */
export function checkBeforeWriting(stored: StoredDocument | undefined, expected: ExpectedVersion): void {
  if (!stored) {
    if (typeof expected === 'number') throw new VersionConflict('There is no such document.', stored);
  } else if (expected === 'nothing')
    throw new VersionConflict(
      `There is a document of this name ${stored.trashedAt === null ? 'already' : 'in the trash'}.`,
      stored,
    );
  else if (stored.trashedAt === null) checkVersion(stored, expected);
  else if (typeof expected === 'number')
    throw new VersionConflict('It was moved to the trash meanwhile. Bring it back first.', stored);
  else
    throw new NotPossible(
      'There is a document of this name in the trash. Bring it back, or choose another slug.',
    );
}

/** Checks a change of a document that exists and is not in the trash. */
export function checkBeforeChanging(
  stored: StoredDocument | undefined,
  expected: ExpectedVersion,
): asserts stored is StoredDocument {
  if (!stored) throw new NoSuchDocument();
  if (stored.trashedAt !== null) throw new NotPossible('It is in the trash. Bring it back first.');
  checkVersion(stored, expected);
}

export function checkVersion(stored: StoredDocument, expected: ExpectedVersion): void {
  if (expected === undefined) throw new VersionMissing(stored.version);
  if (expected !== 'any' && expected !== stored.version)
    throw new VersionConflict(
      `It was changed meanwhile by ${stored.author ?? 'somebody'}: version ${stored.version} is newer than what this is based on.`,
      stored,
    );
}
