// What we use of Plyr. Its own types export twice, which the compiler refuses.
declare module 'plyr/dist/plyr.mjs' {
  export default class Plyr {
    constructor(media: HTMLElement, options: Record<string, unknown>);
    on(event: 'play' | 'pause' | 'ready' | 'error', listener: (event: unknown) => void): void;
    play(): Promise<void> | undefined;
    pause(): void;
    destroy(): void;
  }
}
