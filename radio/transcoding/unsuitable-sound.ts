/** Why sound cannot be used, in words for whoever sent it. */
export class UnsuitableSound extends Error {}
