import { words } from './words.ts';

export const missingPageWords = words('missing-page', {
  notFound: 'Page Not Found: {path}',
  previewEnded: 'This link to a preview has ended. Ask the station for a new one.',
  previewBusy: 'This preview is asked for very often. Wait a few seconds, then load the page again.',
  previewWrong: 'This link to a preview is not whole. Copy it once more, or ask the station for a new one.',
});
