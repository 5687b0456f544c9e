import type { Picture as PictureFacts } from '@longwave/contract/picture.ts';
import { type PictureFormat, picturePath, pictureWidths } from '@longwave/contract/picture-path.ts';
import { useBrowserSettings } from '../browser-settings.ts';
import { loadWhenVisible } from './lazy-content.ts';
import { toneClass } from './tone.ts';

type PictureProps = {
  picture: PictureFacts;
  /** How wide it stands on the page, as in `<img sizes>`. */
  sizes: string;
  /** The first picture of a page: in the HTML itself, fetched before others. */
  first?: boolean;
  /** Where the words beside it say the same. */
  decorative?: boolean;
  className?: string;
};

const nothing = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';

/** A picture of the station, on its own average colour until it is there. */
export function Picture({ picture, sizes, first = false, decorative = false, className = '' }: PictureProps) {
  const { contentHost } = useBrowserSettings();
  const at = (width: number, format: PictureFormat) => contentHost + picturePath(picture.name, width, format);
  const inAllWidths = (format: PictureFormat) =>
    pictureWidths.map((width) => `${at(width, format)} ${width}w`).join(', ');
  const plain = at(640, 'webp');
  const { width, height } = picture;
  const alt = decorative ? '' : picture.alt;
  const ground = `picture ${toneClass(picture.colour)} ${className}`;
  if (first) {
    return (
      <span className={ground}>
        <picture>
          <source type="image/avif" srcSet={inAllWidths('avif')} sizes={sizes} />
          <img src={plain} width={width} height={height} alt={alt} fetchPriority="high" />
        </picture>
      </span>
    );
  }
  return (
    <span className={`lazy-content ${ground}`}>
      <img
        key={picture.name}
        ref={loadWhenVisible}
        src={nothing}
        data-src={plain}
        data-srcset={inAllWidths('avif')}
        data-sizes={sizes}
        width={width}
        height={height}
        alt={alt}
      />
      <noscript>
        <img src={plain} width={width} height={height} alt={alt} loading="lazy" />
      </noscript>
    </span>
  );
}
