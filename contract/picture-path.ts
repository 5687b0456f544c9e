/** Paths of pictures. Has no schemas, since every page of the site loads it in the browser. */

export const pictureWidths = [160, 320, 480, 640, 800, 960, 1440] as const;
export const pictureFormats = ['avif', 'webp', 'jpg', 'png'] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/**
 * Path of a picture under the content host, e.g. `/media/show-low-water/0d1f4c7a92be/480.avif`. Browsers store it for a
 * year, so the path contains the version: another picture of the same name has another path.
 */
export function picturePath(
  { name, version }: { name: string; version?: string | undefined },
  width: number,
  format: PictureFormat,
): string {
  return `/media/${name}/${version ? `${version}/` : ''}${width}.${format}`;
}
