import type { Picture } from '@longwave/contract/picture.ts';
import { describePicture, pictureFacts } from './pictures/draw.ts';

/** A picture of this station as documents refer to it; it says what it shows unless it is told what to say. */
export function artwork(name: string, alt = describePicture(name)): Picture {
  const { width, height, colour } = pictureFacts(name);
  return { name, alt, width, height, colour };
}
