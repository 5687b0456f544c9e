import type { Picture } from '@longwave/contract/picture.ts';
import { describePicture, pictureFacts } from './pictures/draw.ts';

/** A reference to a picture of this station, as documents have it; the alternative text is derived unless it is given. */
export function artwork(name: string, alt = describePicture(name)): Picture {
  const { width, height, colour } = pictureFacts(name);
  return { name, alt, width, height, colour };
}
