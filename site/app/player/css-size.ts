/** a size in %, em, px or rem. */
export function isCssSize(value: string): boolean {
  return /^\d+(?:\.\d+)?(?:%|em|px|rem)$/.test(value);
}
