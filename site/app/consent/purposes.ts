import type { BrowserSettings } from '../browser-settings.ts';

/** What services of others are used for. A visitor agrees to each by itself. */
export const purposes = ['counting', 'advertising', 'chat', 'video', 'audio'] as const;
export type Purpose = (typeof purposes)[number];

/** What this station uses of others. */
export function purposesOf(settings: BrowserSettings): Purpose[] {
  const isUsed: Record<Purpose, boolean> = {
    counting: settings.analytics.token !== '' && settings.analytics.host !== '',
    advertising: settings.pixelId !== '' || settings.tagManagerId !== '',
    chat: settings.chat.script !== '',
    video: settings.videoHosts,
    audio: settings.videoHosts || settings.soundCloud,
  };
  return purposes.filter((purpose) => isUsed[purpose]);
}

/** What has no place on a page where it could be asked for, so the bar does. */
export function askedByBar(settings: BrowserSettings): Purpose[] {
  return purposesOf(settings).filter((purpose) => purpose === 'counting' || purpose === 'advertising');
}
