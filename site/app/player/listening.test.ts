import { expect, test, vi } from 'vitest';
import { deliverEvents } from '../analytics.ts';
import { countListening } from './listening.ts';
import { soundPlayer } from './sound-player.ts';

test('[R-405] a listening is reported with the show page and the track title, and counted', () => {
  const reported = vi.fn();
  deliverEvents('counting', reported);
  soundPlayer.setState({ track: { title: 'Low Water, part 2', artwork_url: '', id: '1', stream_url: '/x' } });
  countListening({ id: 'low-water', title: 'Low Water' });
  expect(reported).toHaveBeenCalledWith('show_listened', {
    show_id: 'low-water',
    show_title: 'Low Water, part 2',
  });
  expect(soundPlayer.getState().showsListenedCount).toBe(1);
});
