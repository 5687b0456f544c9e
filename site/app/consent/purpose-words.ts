import type { BrowserSettings } from '../browser-settings.ts';
import type { Purpose } from './purposes.ts';

export const purposeTitles: Record<Purpose, string> = {
  counting: 'Counting visits',
  advertising: 'Advertising',
  chat: 'Chat',
  video: 'Videos elsewhere',
  audio: 'Recordings elsewhere',
};

/** What is loaded from whom, in a sentence. */
export function purposeSentence(purpose: Purpose, settings: BrowserSettings): string {
  switch (purpose) {
    case 'counting':
      return counted(settings);
    case 'advertising':
      return `${advertisers(settings)} that you were here, and may keep cookies on this device.`;
    case 'chat':
      return `The chat comes from ${hostOf(settings.chat.script)}, which may keep cookies on this device.`;
    case 'video':
      return 'Videos that are not kept by us come from YouTube (www.youtube-nocookie.com) and Vimeo (player.vimeo.com), which may keep cookies on this device.';
    case 'audio':
      return `Recordings that are not kept by us come from ${audioHosts(settings)}, which may keep cookies on this device.`;
  }
}

function counted({ analytics: { host, parts } }: BrowserSettings): string {
  const sentence = `Which pages are opened and which shows are played is counted with PostHog at ${hostOf(host)}, which keeps a cookie on this device for a year.`;
  return parts.includes('recording')
    ? `${sentence} What you do on our pages is recorded too, without what you type.`
    : sentence;
}

function advertisers({ pixelId, tagManagerId }: BrowserSettings): string {
  const meta = 'Meta learns by its pixel (connect.facebook.net)';
  const tags = `hoever has a tag in the container ${tagManagerId} (www.googletagmanager.com) learns`;
  if (!tagManagerId) return meta;
  return pixelId ? `${meta}, and w${tags},` : `W${tags}`;
}

function audioHosts({ videoHosts, soundCloud }: BrowserSettings): string {
  const hosts = [
    ...(videoHosts ? ['Mixcloud (www.mixcloud.com)'] : []),
    ...(soundCloud ? ['SoundCloud (playback.media-streaming.soundcloud.cloud)'] : []),
  ];
  return hosts.join(' and ');
}

function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).host : address;
}
