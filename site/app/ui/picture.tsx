import type { Picture as PictureFacts } from '@longwave/contract/picture.ts';
import { type PictureFormat, picturePath, pictureWidths } from '@longwave/contract/picture-path.ts';
import { useContext } from 'react';
import { focalClasses } from './focal-point.ts';
import { loadWhenVisible } from './lazy-content.ts';
import { toneClass } from './tone.ts';
import { UiSettings } from './ui-settings.ts';

type PictureProps = {
  picture: PictureFacts;
  /** The width of the picture on the page, as in `<img sizes>`. */
  sizes: string;
  /** In the first screen: loaded at once, with high priority, instead of when it is scrolled to. */
  first?: boolean;
  /** Without alternative text, because the words beside it say the same. */
  decorative?: boolean;
  className?: string;
};

const transparentPixel = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';

/** A picture of the content service, on its average colour until it has loaded. */
export function Picture({ picture, sizes, first = false, decorative = false, className = '' }: PictureProps) {
  const { contentHost } = useContext(UiSettings);
  const url = (width: number, format: PictureFormat) => contentHost + picturePath(picture, width, format);
  const srcSet = (format: PictureFormat) =>
    pictureWidths.map((width) => `${url(width, format)} ${width}w`).join(', ');
  const plain = url(640, 'webp');
  const { width, height } = picture;
  const alt = decorative ? '' : picture.alt;
  const background = `picture ${toneClass(picture.colour)}${focalClasses(picture.focal)} ${className}`;
  if (first) {
    return (
      <span className={background}>
        <picture>
          <source type="image/avif" srcSet={srcSet('avif')} sizes={sizes} />
          <img src={plain} width={width} height={height} alt={alt} fetchPriority="high" />
        </picture>
      </span>
    );
  }
  return (
    <span className={`lazy-content ${background}`}>
      <img
        key={plain}
        ref={loadWhenVisible}
        src={transparentPixel}
        data-src={plain}
        data-srcset={srcSet('avif')}
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
