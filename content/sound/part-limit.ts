import { BadSound } from './bad-sound.ts';

const maxParts = 10_000;

/** Limits the parts of a file before the one that is looked for: real files have a few, and each costs a read. */
export function createPartLimit(): () => void {
  let parts = 0;
  return () => {
    parts += 1;
    if (parts > maxParts)
      throw new BadSound('It consists of far too many parts. Save it again with another program');
  };
}
