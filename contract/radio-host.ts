/** Which host broadcasts and where its stream is, for both radio and site. Pure functions of the settings. */

export const radioHosts = ['own', 'radiocult', 'azuracast', 'icecast'] as const;
type RadioHostKind = (typeof radioHosts)[number];

export const RADIO_CULT = 'https://api.radiocult.fm';

/** Default URL of an external host's stream; undefined when the station itself broadcasts. */
export function externalStreamUrl(kind: RadioHostKind, url: string, station: string): string | undefined {
  switch (kind) {
    case 'own':
      return undefined;
    case 'radiocult':
      return `https://${station}.radiocult.fm/stream`;
    case 'azuracast':
      return `${url}/listen/${station}/radio.mp3`;
    case 'icecast':
      return url + station;
  }
}

export const proxyChoices = ['auto', 'on', 'off'] as const;
type ProxyChoice = (typeof proxyChoices)[number];

/**
 * Whether the stream of an external host is passed on by the station instead of loaded from there. `auto` passes on an http
 * stream for an https site, since a browser may not play http sound on an https page.
 */
export function isProxied(choice: ProxyChoice, stream: string, siteUrl: string): boolean {
  if (choice !== 'auto') return choice === 'on';
  return siteUrl.startsWith('https:') && stream.startsWith('http:');
}
