/** The upload for a show, in localStorage for the person who began it, until the show has its recording. */
export type StoredUpload = { id: string; filename: string; bytes: number };

const keyOf = (person: number, slug: string) => `studio-recording:${person}/${slug}`;

export function readStoredUpload(person: number, slug: string): StoredUpload | null {
  try {
    const stored = JSON.parse(localStorage.getItem(keyOf(person, slug)) ?? 'null');
    return stored && typeof stored.id === 'string' ? stored : null;
  } catch {
    return null;
  }
}

export function storeUpload(person: number, slug: string, stored: StoredUpload): void {
  try {
    localStorage.setItem(keyOf(person, slug), JSON.stringify(stored));
  } catch {
    // localStorage is full or forbidden: the upload goes on, but not after a reload.
  }
}

export function removeStoredUpload(person: number, slug: string): void {
  try {
    localStorage.removeItem(keyOf(person, slug));
  } catch {
    // localStorage is forbidden, so nothing is stored in it.
  }
}
