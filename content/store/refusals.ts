import type { StoredDocument } from './stored-document.ts';

/** A change of a document that did not say which version it is based on. */
export class VersionMissing extends Error {
  readonly version: number | null;
  constructor(version: number | null) {
    super('Which version is this based on?');
    this.version = version;
  }
}

/** A change that is based on a version other than the newest. */
export class VersionConflict extends Error {
  readonly theirs: StoredDocument | undefined;
  constructor(reason: string, theirs: StoredDocument | undefined) {
    super(reason);
    this.theirs = theirs;
  }
}

/** A change that the present state of the store does not allow. */
export class NotPossible extends Error {}

export class NoSuchDocument extends Error {
  constructor() {
    super('There is no such document');
  }
}
