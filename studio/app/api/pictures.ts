import type { Picture } from '@longwave/contract/picture.ts';
import { picturePath } from '@longwave/contract/picture-path.ts';
import { call } from './call.ts';

/** Path of a picture, 160 pixels wide. */
export const thumbnail = (picture: Pick<Picture, 'name' | 'version'>) =>
  `/content${picturePath(picture, 160, 'webp')}`;
export const previewOf = (picture: Pick<Picture, 'name' | 'version'>) =>
  `/content${picturePath(picture, 480, 'webp')}`;

/** Stores a picture under a name; a name in use is refused with 409 (hosts) or 428. */
export const uploadPicture = async (name: string, file: Blob): Promise<Picture> =>
  (await call<{ picture: Picture }>(`/media/${name}`, { method: 'PUT', file })).picture;
