import { type Picture as PictureFacts, picturePath, pictureWidths } from '@longwave/contract/picture.ts';
import { useBrowserSettings } from '../browser-settings.ts';
import { toneClass } from './tone.ts';

type PictureProps = {
  picture: PictureFacts;
  /** How wide it stands on the page, as in `<img sizes>`. */
  sizes: string;
  /** The first picture of a page: fetched at once and before others. */
  first?: boolean;
  /** Where the words beside it say the same. */
  decorative?: boolean;
  className?: string;
};

/** A picture of the station in the formats and widths the content service makes, on its own average colour. */
export function Picture({ picture, sizes, first = false, decorative = false, className = '' }: PictureProps) {
  const { contentHost } = useBrowserSettings();
  const source = (format: 'avif' | 'webp' | 'jpg') =>
    pictureWidths
      .map((width) => `${contentHost}${picturePath(picture.name, width, format)} ${width}w`)
      .join(', ');
  return (
    <picture className={`picture ${toneClass(picture.colour)} ${className}`}>
      <source type="image/avif" srcSet={source('avif')} sizes={sizes} />
      <img
        src={`${contentHost}${picturePath(picture.name, 640, 'jpg')}`}
        srcSet={source('jpg')}
        sizes={sizes}
        width={picture.width}
        height={picture.height}
        alt={decorative ? '' : picture.alt}
        loading={first ? 'eager' : 'lazy'}
        decoding={first ? 'sync' : 'async'}
        fetchPriority={first ? 'high' : 'auto'}
      />
    </picture>
  );
}
