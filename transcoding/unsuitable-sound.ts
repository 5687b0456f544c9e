/** Thrown when sound cannot be used; the message is for the person who sent it. */
export class UnsuitableSound extends Error {}
