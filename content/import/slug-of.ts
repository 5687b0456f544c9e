import { foldText } from '../search/folding.ts';

/** A slug made of a file's name: `My Show.json` is `my-show`. */
export function slugOf(name: string): string {
  return (foldText(name).match(/[a-z0-9]+/g) ?? []).join('-').slice(0, 120);
}
