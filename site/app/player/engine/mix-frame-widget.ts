import type { Widget } from './mix-medium.ts';
import { SoundFailure } from './sound-failure.ts';

type Said = {
  ready?: true;
  setsVolume?: boolean;
  failed?: string | true;
  event?: string;
  values?: number[];
  id?: number;
  result?: unknown;
};
type Call = 'play' | 'pause' | 'seek' | 'getDuration' | 'setVolume';

/** The widget inside the frame that may run its host's script (frames/frame.ts), as if it were here. */
export function framedWidget(frame: HTMLIFrameElement, signal: AbortSignal): Promise<Widget> {
  const listeners = new Map<string, (...values: never[]) => void>();
  const waiting = new Map<number, (result: unknown) => void>();
  let last = 0;

  function call(name: Call, ...given: unknown[]): Promise<unknown> {
    const id = ++last;
    frame.contentWindow?.postMessage({ mix: { id, call: name, given } }, location.origin);
    return new Promise((resolve) => {
      waiting.set(id, resolve);
    });
  }

  function event(name: string) {
    return { on: (listener: (...values: never[]) => void) => void listeners.set(name, listener) };
  }

  const widget: Widget = {
    ready: Promise.resolve(),
    play: async () => void (await call('play')),
    pause: async () => void (await call('pause')),
    seek: async (seconds) => (await call('seek', seconds)) === true,
    getDuration: async () => Number(await call('getDuration')),
    events: {
      play: event('play'),
      pause: event('pause'),
      buffering: event('buffering'),
      ended: event('ended'),
      error: event('error'),
      progress: event('progress'),
    },
  };

  return new Promise((resolve, reject) => {
    function hear({ source, origin, data }: MessageEvent): void {
      if (source !== frame.contentWindow || origin !== location.origin || !data?.mix) return;
      const said: Said = data.mix;
      if (said.id !== undefined) waiting.get(said.id)?.(said.result);
      else if (said.event) listeners.get(said.event)?.(...((said.values ?? []) as never[]));
      else if (said.failed) reject(new SoundFailure('frame', String(said.failed)));
      else if (said.ready) {
        if (said.setsVolume) widget.setVolume = async (value) => void (await call('setVolume', value));
        resolve(widget);
      }
    }
    addEventListener('message', hear, { signal });
  });
}
