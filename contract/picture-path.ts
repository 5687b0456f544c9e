/** Where pictures are. Without schemas: every page of the site needs it in the browser. */

export const pictureWidths = [160, 320, 480, 640, 800, 960, 1440] as const;
export const pictureFormats = ['avif', 'webp', 'jpg', 'png'] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/** Path of a picture under the content host, e.g. `/media/show-low-water/480.avif`. */
export function picturePath(name: string, width: number, format: PictureFormat): string {
  return `/media/${name}/${width}.${format}`;
}
