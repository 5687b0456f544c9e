/** localStorage as JSON. It may be full, forbidden or hold garbage: then nothing is stored and nothing breaks. */

export function readStored(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Whether it was stored. */
export function writeStored(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch (error) {
    console.warn(`Could not store "${key}" on this device:`, error);
    return false;
  }
}

export function removeStored(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Storage is forbidden, so nothing was stored.
  }
}
