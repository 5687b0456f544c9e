/** logs a failure to fetch radio-hosting data by name, and rethrows it. */
export async function withFailureLog<T>(what: 'live-now' | 'schedule', read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (what === 'schedule') console.error('Error fetching week schedule:', error);
    else console.error('Error fetching the radio-hosting data of the live show:', error);
    throw error;
  }
}
