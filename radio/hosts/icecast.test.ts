import { expect, onTestFinished, test, vi } from 'vitest';
import { hasIcecast, startIcecast } from '../../testing/icecast.ts';
import { playoutOf, slotAround, startRadio } from '../testing/test-radio.ts';

test.skipIf(!hasIcecast)(
  'Icecast: off air, then its title with the show of our schedule (skipped where icecast2 or ffmpeg is not installed)',
  async () => {
    const icecast = await startIcecast();
    onTestFinished(icecast.close);
    const { url } = icecast;
    const externalHost = {
      kind: 'icecast' as const,
      url,
      station: '/external.mp3',
      key: '',
      stream: `${url}/external.mp3`,
      isProxied: false,
    };
    const radio = await startRadio({
      playout: playoutOf(slotAround(Date.now())),
      settings: { externalHost },
    });
    const live = async () => (await (await fetch(`${radio.url}/live.json`)).json()) as object;
    await vi.waitFor(async () => expect(await live()).toMatchObject({ result: { status: 'offAir' } }));

    await icecast.play('/external.mp3', 'Foghorn');
    await vi.waitFor(async () =>
      expect(await live()).toMatchObject({
        result: { status: 'schedule', content: { title: 'Test Show' }, metadata: { title: 'Foghorn' } },
      }),
    );
  },
);
