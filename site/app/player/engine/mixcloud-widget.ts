import type { Widget } from './mixcloud-element.ts';
import { SoundFailure } from './sound-failure.ts';

type FrameMessage = {
  ready?: true;
  setsVolume?: boolean;
  failed?: string | true;
  event?: string;
  values?: number[];
  id?: number;
  result?: unknown;
};
type Call = 'play' | 'pause' | 'seek' | 'getDuration' | 'setVolume';

/** A proxy for the widget in the frame that may run Mixcloud's script (frames/frame.ts): sends calls, receives events. */
export function connectFrameWidget(frame: HTMLIFrameElement, signal: AbortSignal): Promise<Widget> {
  const listeners = new Map<string, (...values: never[]) => void>();
  const pendingCalls = new Map<number, (answer: FrameMessage) => void>();
  let last = 0;

  function call(name: Call, ...given: unknown[]): Promise<unknown> {
    const id = ++last;
    frame.contentWindow?.postMessage({ mix: { id, call: name, given } }, location.origin);
    return new Promise((resolve, reject) => {
      pendingCalls.set(id, ({ failed, result }) =>
        failed ? reject(new SoundFailure('frame', `${name} failed`)) : resolve(result),
      );
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
    function onMessage({ source, origin, data }: MessageEvent): void {
      if (source !== frame.contentWindow || origin !== location.origin || !data?.mix) return;
      const message: FrameMessage = data.mix;
      if (message.id !== undefined) {
        pendingCalls.get(message.id)?.(message);
        pendingCalls.delete(message.id);
      } else if (message.event) listeners.get(message.event)?.(...((message.values ?? []) as never[]));
      else if (message.failed) reject(new SoundFailure('frame', String(message.failed)));
      else if (message.ready) {
        if (message.setsVolume) widget.setVolume = async (value) => void (await call('setVolume', value));
        resolve(widget);
      }
    }
    addEventListener('message', onMessage, { signal });
  });
}
