import type { Picture } from '@longwave/contract/picture.ts';
import { pictureFacts } from './pictures/draw.ts';

/** A picture of this station as documents refer to it. */
export function artwork(name: string, alt: string): Picture {
  const { width, height, colour } = pictureFacts(name);
  return { name, alt, width, height, colour };
}
