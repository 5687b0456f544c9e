import { words } from './words.ts';

export const shareWords = words('share', {
  share: 'Share',
  shareShow: 'Share {title}',
  copied: 'Address copied',
});
