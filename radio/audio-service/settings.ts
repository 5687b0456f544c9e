import { webUrl } from '@longwave/server-kit/settings.ts';
import * as z from 'zod';

const text = z.string().trim();

/** Settings of the station's SoundCloud app and of SoundCloud's API. */
export const soundCloudVariables = {
  SOUNDCLOUD_CLIENT_ID: text.optional().describe('With the secret: tracks on SoundCloud can be played'),
  SOUNDCLOUD_CLIENT_SECRET: text
    .optional()
    .describe('Secret of that SoundCloud app; never leaves the server'),
  SOUNDCLOUD_API: webUrl.default('https://api.soundcloud.com').describe('Address of SoundCloud’s API'),
  SOUNDCLOUD_TOKENS: webUrl
    .default('https://secure.soundcloud.com/oauth/token')
    .describe('Where SoundCloud gives tokens'),
};
type SoundCloudValues = z.infer<z.ZodObject<typeof soundCloudVariables>>;

export type SoundCloudSettings = { clientId: string; clientSecret: string; apiUrl: string; tokenUrl: string };

/** A SoundCloud id needs its secret, and the secret its id. */
export function checkSoundCloud(values: SoundCloudValues, context: z.RefinementCtx): void {
  for (const [name, other] of [
    ['SOUNDCLOUD_CLIENT_ID', 'SOUNDCLOUD_CLIENT_SECRET'],
    ['SOUNDCLOUD_CLIENT_SECRET', 'SOUNDCLOUD_CLIENT_ID'],
  ] as const) {
    if (values[other] && !values[name])
      context.addIssue({ code: 'custom', path: [name], message: `Write it too, since ${other} is set.` });
  }
}

/** Undefined if tracks on SoundCloud cannot be played. */
export function readSoundCloud(values: SoundCloudValues): SoundCloudSettings | undefined {
  const { SOUNDCLOUD_CLIENT_ID: clientId, SOUNDCLOUD_CLIENT_SECRET: clientSecret } = values;
  if (!clientId || !clientSecret) return undefined;
  return { clientId, clientSecret, apiUrl: values.SOUNDCLOUD_API, tokenUrl: values.SOUNDCLOUD_TOKENS };
}
