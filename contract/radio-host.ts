/** Who broadcasts, and where its stream is: what radio host and site must agree on. Pure functions of the settings. */

export const radioHosts = ['own', 'radiocult', 'azuracast', 'icecast'] as const;
type RadioHostKind = (typeof radioHosts)[number];

export const RADIO_CULT = 'https://api.radiocult.fm';

/** Where another service streams, unless a setting says otherwise; undefined when the station itself broadcasts. */
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
 * Whether another service's stream is passed on instead of listeners being sent there. A page over https may not play
 * what comes over http, so that is passed on unless somebody decides otherwise.
 */
export function isProxied(choice: ProxyChoice, stream: string, siteUrl: string): boolean {
  if (choice !== 'auto') return choice === 'on';
  return siteUrl.startsWith('https:') && stream.startsWith('http:');
}
