/** A third party's service in the page. Both may be called twice; stopping what does not run has no effect. */
export type Service = { start(): void; stop(): void };
