import type { BrowserSettings } from '../browser-settings.ts';
import { privacyWords } from '../words/privacy-choices.ts';
import { fill, locale } from '../words/words.ts';
import type { Purpose } from './purposes.ts';

/** A sentence that says what is loaded for a purpose, and from which hosts. */
export function describePurpose(purpose: Purpose, settings: BrowserSettings): string {
  switch (purpose) {
    case 'counting':
      return counted(settings);
    case 'advertising':
      return advertisers(settings);
    case 'chat':
      return fill(privacyWords.chatFrom, { host: hostOf(settings.chat.script) });
    case 'video':
      return privacyWords.videosFrom;
    case 'audio':
      return fill(privacyWords.recordingsFrom, { hosts: audioHosts(settings) });
  }
}

function counted({ analytics: { host, parts } }: BrowserSettings): string {
  const sentence = fill(privacyWords.counted, { host: hostOf(host) });
  return parts.includes('recording') ? `${sentence} ${privacyWords.recorded}` : sentence;
}

function advertisers({ pixelId, tagManagerId }: BrowserSettings): string {
  if (!tagManagerId) return privacyWords.pixel;
  return fill(pixelId ? privacyWords.pixelAndTags : privacyWords.tags, { container: tagManagerId });
}

function audioHosts({ videoHosts, soundCloud }: BrowserSettings): string {
  const hosts = [
    ...(videoHosts ? ['Mixcloud (www.mixcloud.com)'] : []),
    ...(soundCloud ? ['SoundCloud (playback.media-streaming.soundcloud.cloud)'] : []),
  ];
  return new Intl.ListFormat(locale()).format(hosts);
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : url;
}
