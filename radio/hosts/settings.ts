import {
  externalStreamUrl,
  isProxied,
  proxyChoices,
  RADIO_CULT,
  radioHosts,
} from '@longwave/contract/radio-host.ts';
import { oneOf, webUrl } from '@longwave/server-kit/settings.ts';
import * as z from 'zod';

const text = z.string().trim();

/** Settings: which service broadcasts, and how it is reached. */
export const hostVariables = {
  RADIO_HOST: oneOf(radioHosts)
    .default('own')
    .describe('Who broadcasts: own, radiocult, azuracast or icecast'),
  RADIO_HOST_URL: webUrl.optional().describe('Address of that service'),
  RADIO_HOST_STATION: text
    .optional()
    .describe('Radio Cult’s station id, AzuraCast’s short code, or Icecast’s mount with its slash'),
  RADIO_HOST_KEY: text.default('').describe('Key for that service, where it asks for one'),
  RADIO_HOST_STREAM: webUrl
    .optional()
    .describe('Where that service streams, when it is not its usual address'),
  RADIO_HOST_PROXY: oneOf(proxyChoices)
    .default('auto')
    .describe(
      'Whether that stream is passed on through this station: on, off, or auto for when the site is on https and the stream is not',
    ),
};
type HostValues = z.infer<z.ZodObject<typeof hostVariables>>;

export type ExternalHostSettings = {
  kind: 'radiocult' | 'azuracast' | 'icecast';
  url: string;
  /** Station id, short code or mount: the name of the station at that host. */
  station: string;
  key: string;
  stream: string;
  /** Whether its stream is relayed; otherwise listeners are redirected to it. */
  isProxied: boolean;
};

/** Each service needs a URL and the station's name there; Radio Cult has one URL for all stations. */
export function checkHost(values: HostValues, context: z.RefinementCtx): void {
  if (values.RADIO_HOST === 'own') return;
  const needed = values.RADIO_HOST === 'radiocult' ? [] : (['RADIO_HOST_URL'] as const);
  for (const name of [...needed, 'RADIO_HOST_STATION'] as const) {
    if (!values[name])
      context.addIssue({
        code: 'custom',
        path: [name],
        message: `Write it too, since RADIO_HOST is ${values.RADIO_HOST}.`,
      });
  }
}

/** Undefined when the built-in host broadcasts. */
export function readExternalHost(
  values: HostValues & { SITE_URL: string },
): ExternalHostSettings | undefined {
  const { RADIO_HOST: kind, RADIO_HOST_STATION: station = '' } = values;
  if (kind === 'own') return undefined;
  const url = values.RADIO_HOST_URL ?? RADIO_CULT;
  const stream = values.RADIO_HOST_STREAM ?? externalStreamUrl(kind, url, station) ?? '';
  const proxied = isProxied(values.RADIO_HOST_PROXY, stream, values.SITE_URL);
  return { kind, url, station, key: values.RADIO_HOST_KEY, stream, isProxied: proxied };
}
