/** A state with listeners, as `useSyncExternalStore` expects it. */
export class Observable<State extends object> {
  private current: State;
  private readonly listeners = new Set<() => void>();

  constructor(first: State) {
    this.current = first;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
  getState = (): State => this.current;

  protected set(change: Partial<State>): void {
    this.current = { ...this.current, ...change };
    for (const listener of this.listeners) listener();
  }
}
