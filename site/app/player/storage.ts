/** What is kept on the device. Storage may be full, forbidden or hold rubbish: then nothing is kept and nothing breaks. */

export function readStored(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** True when it was kept. */
export function writeStored(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch (error) {
    console.warn(`Could not keep "${key}" on this device:`, error);
    return false;
  }
}

export function eraseStored(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was kept, so nothing needs erasing.
  }
}
