import { words } from './words.ts';

export const chatWords = words('chat', {
  title: 'Chat',
  panel: 'Live chat',
  failed: 'The chat could not be loaded. It may be blocked in this browser, or away for a moment.',
  tryAgain: 'Try again',
  ask: 'The chat comes from another service, which may keep cookies on this device.',
  load: 'Load the chat',
});
