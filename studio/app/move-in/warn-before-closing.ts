/** Until it is done, whoever closes the tab is asked first; on other screens of the studio it goes on. */
export async function warnBeforeClosing<T>(work: () => Promise<T>): Promise<T> {
  const warn = (event: BeforeUnloadEvent) => event.preventDefault();
  addEventListener('beforeunload', warn);
  try {
    return await work();
  } finally {
    removeEventListener('beforeunload', warn);
  }
}
