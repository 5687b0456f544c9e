import type { Picture } from '@longwave/contract/picture.ts';

/** A plain square, for a document without a picture. */
export const placeholderPicture: Picture = {
  name: 'no-picture',
  alt: '',
  width: 1200,
  height: 1200,
  colour: '#55564f',
};

export const placeholderSvg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 1200"><rect width="1200" height="1200" fill="${placeholderPicture.colour}"/></svg>`;
