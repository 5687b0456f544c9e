import type { BrowserSettings } from '../browser-settings.ts';

/** Purposes that third parties are used for. A visitor agrees to each separately. */
export const purposes = ['counting', 'advertising', 'chat', 'video', 'audio'] as const;
export type Purpose = (typeof purposes)[number];

/** The purposes this station uses third parties for. */
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

/** Purposes that the bar must ask for, because no single part of a page (chat, video, player) can. */
export function purposesAskedByBar(settings: BrowserSettings): Purpose[] {
  return purposesOf(settings).filter((purpose) => purpose === 'counting' || purpose === 'advertising');
}
