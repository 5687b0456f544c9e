/** Says in a sentence why a file cannot be a recording. */
export class BadSound extends Error {}
