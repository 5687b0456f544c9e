import { words } from './words.ts';

export const privacyWords = words('privacy-choices', {
  lead: 'Nothing of others is loaded unless you say so. What you say here is kept on this device and holds at once.',
  noToAll: 'No to all',
  done: 'Done',
  tryNew: 'Try what is new',
  counting: 'Counting visits',
  advertising: 'Advertising',
  chat: 'Chat',
  video: 'Videos elsewhere',
  audio: 'Recordings elsewhere',
  counted:
    'Which pages are opened and which shows are played is counted with PostHog at {host}, which keeps a cookie on this device for a year.',
  recorded: 'What you do on our pages is recorded too, without what you type.',
  pixel:
    'Meta learns by its pixel (connect.facebook.net) that you were here, and may keep cookies on this device.',
  tags: 'Whoever has a tag in the container {container} (www.googletagmanager.com) learns that you were here, and may keep cookies on this device.',
  pixelAndTags:
    'Meta learns by its pixel (connect.facebook.net), and whoever has a tag in the container {container} (www.googletagmanager.com) learns, that you were here, and may keep cookies on this device.',
  chatFrom: 'The chat comes from {host}, which may keep cookies on this device.',
  videosFrom:
    'Videos that are not kept by us come from YouTube (www.youtube-nocookie.com) and Vimeo (player.vimeo.com), which may keep cookies on this device.',
  recordingsFrom:
    'Recordings that are not kept by us come from {hosts}, which may keep cookies on this device.',
});
