import { foldText } from '../search/folding.ts';

/** Makes a slug from a name: `My Show` becomes `my-show`. */
export function slugOf(name: string): string {
  return (foldText(name).match(/[a-z0-9]+/g) ?? []).join('-').slice(0, 120);
}
