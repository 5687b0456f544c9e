import type { StreamAddress } from '@longwave/contract/audio.ts';
import { picturePath } from '@longwave/contract/picture-path.ts';
import { type RecordingFacts, recordingFacts } from '@longwave/contract/recording.ts';
import type { FetchContent } from '../playout/guide.ts';
import { isRecordingName } from '../recordings/name.ts';
import { signedAddress } from '../recordings/signed-address.ts';
import { Refusal } from './refusal.ts';
import type { TrackSource } from './track-source.ts';

type Options = {
  fetchContent: FetchContent;
  /** What visitors put before the path of a picture. */
  contentUrl: string;
  siteUrl: string;
  secret: string;
  now: () => number;
  /** Told of each recording that is asked for: it will be wanted in a moment. */
  prepare?: (name: string) => void;
};

/** An address must outlive the listening: a player asks for the later parts of a recording when it comes to them. */
const GRACE_MS = 10 * 60_000;

/** The station's own recordings, which content knows by name. */
export function createOwnTracks(options: Options): TrackSource {
  const { fetchContent, contentUrl, siteUrl, secret, now, prepare } = options;

  async function factsOf(name: string): Promise<RecordingFacts | undefined> {
    if (!isRecordingName(name)) return undefined;
    const response = await fetchContent(`/recordings/${name}.json`).catch((error) => {
      throw new Refusal(
        503,
        'What this recording is called cannot be looked up at the moment.',
        undefined,
        error,
      );
    });
    if (response.status === 404) return undefined;
    const facts = response.ok
      ? recordingFacts.safeParse(await response.json().catch(() => undefined))
      : undefined;
    if (!facts?.success)
      throw new Refusal(503, 'What this recording is called cannot be looked up at the moment.');
    return facts.data;
  }

  async function streamOf(facts: RecordingFacts): Promise<StreamAddress> {
    const expiresAt = Math.floor((now() + facts.seconds * 1000 + GRACE_MS) / 1000) * 1000;
    const url = await signedAddress(facts.name, expiresAt, secret);
    return { url, kind: 'file', expiresAt, access: 'playable' };
  }

  return {
    async resolve(url) {
      const name = /^(?:https?:\/\/[^/]+)?(?:\/[\w-]+)?\/recordings\/([^/?#]+)$/.exec(url)?.[1];
      const facts = name && (await factsOf(name.replace(/\.mp3$/, '')));
      if (!facts) return undefined;
      prepare?.(facts.name);
      return {
        id: facts.name,
        urn: `longwave:recordings:${facts.name}`,
        title: facts.title,
        duration: Math.round(facts.seconds * 1000),
        artwork_url: contentUrl + picturePath(facts.picture.name, 480, 'jpg'),
        permalink_url: `${siteUrl}/shows/${facts.show.replace(/^shows\//, '')}`,
        stream_url: `/tracks/${facts.name}/streams`,
        waveform_url: `/recordings/${facts.name}/waveform.json`,
        access: 'playable',
        user: { username: facts.artist },
        stream: await streamOf(facts),
      };
    },

    async stream(id) {
      const facts = await factsOf(id);
      return facts && (await streamOf(facts));
    },
  };
}
