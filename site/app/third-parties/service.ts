/** A third party's service in the page. Both methods may be called repeatedly; stopping a stopped service has no effect. */
export type Service = { start(): void; stop(): void };
