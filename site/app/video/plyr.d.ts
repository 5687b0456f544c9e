// The part of Plyr's API that we use. Plyr's own types have two exports, which the compiler refuses.
declare module 'plyr/dist/plyr.mjs' {
  export default class Plyr {
    constructor(media: HTMLElement, options: Record<string, unknown>);
    on(event: 'play' | 'pause' | 'ready' | 'error', listener: (event: unknown) => void): void;
    play(): Promise<void> | undefined;
    pause(): void;
    destroy(): void;
  }
}
