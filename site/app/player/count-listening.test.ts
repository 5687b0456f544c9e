import { expect, test, vi } from 'vitest';
import { deliverEvents } from '../analytics.ts';
import { countListening } from './count-listening.ts';
import { soundPlayer } from './sound-player.ts';

test('[R-405] a listening is reported with the show page and the track title, and counted', () => {
  const reported = vi.fn();
  deliverEvents('counting', reported);
  soundPlayer.setState({ track: { title: 'Late Show, part 2', artwork_url: '', id: '1', stream_url: '/x' } });
  countListening({ id: 'late-show', title: 'Late Show' });
  expect(reported).toHaveBeenCalledWith('show_listened', {
    show_id: 'late-show',
    show_title: 'Late Show, part 2',
  });
  expect(soundPlayer.getState().showsListenedCount).toBe(1);
});
