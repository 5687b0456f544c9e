/** Why a file cannot be a recording, in a sentence. */
export class BadSound extends Error {}
