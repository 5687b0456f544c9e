/** a size in %, em, px or rem. */
export function isSize(value: string): boolean {
  return /^\d+(?:\.\d+)?(?:%|em|px|rem)$/.test(value);
}
