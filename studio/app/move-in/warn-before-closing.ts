/** Lets the browser ask before the tab is closed while the work goes on, also after a change of screen. */
export async function warnBeforeClosing<T>(work: () => Promise<T>): Promise<T> {
  const warn = (event: BeforeUnloadEvent) => event.preventDefault();
  addEventListener('beforeunload', warn);
  try {
    return await work();
  } finally {
    removeEventListener('beforeunload', warn);
  }
}
