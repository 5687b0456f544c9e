/**
 * Text that the station has not stored yet, in localStorage, so that a closed tab or a lost connection loses nothing. The key
 * names who typed it, since several people may sign in at one computer.
 */
export type Unsaved = {
  form: Record<string, unknown>;
  /** The stored version that the text is based on. */
  version: number | null;
  /** Forms that got no response, so the station may have stored them. Browsers already have data under this name. */
  unanswered?: Record<string, unknown>[];
};

/** The person who typed the text, and the document it belongs to. */
export type UnsavedName = { person: number; type: string; name: string };

const keyOf = ({ person, type, name }: UnsavedName) => `studio-unsaved:${person}/${type}/${name}`;

/** A stored document is named by its id, since its slug may change. */
export const unsavedName = (slug: string, stored: { id: number } | null) => (stored ? `#${stored.id}` : slug);

export function storeUnsaved(name: UnsavedName, unsaved: Unsaved): void {
  try {
    localStorage.setItem(keyOf(name), JSON.stringify(unsaved));
    changed();
  } catch {
    // localStorage is full or forbidden. A full one may still have room for the text alone; otherwise it is on the screen and is saved within a second.
    if (unsaved.unanswered?.length) storeUnsaved(name, { ...unsaved, unanswered: [] });
  }
}

export function readUnsaved(name: UnsavedName): Unsaved | undefined {
  try {
    const unsaved = JSON.parse(localStorage.getItem(keyOf(name)) ?? 'null');
    return unsaved && typeof unsaved.form === 'object' ? unsaved : undefined;
  } catch {
    return undefined;
  }
}

export function removeUnsaved(name: UnsavedName): void {
  try {
    localStorage.removeItem(keyOf(name));
    changed();
  } catch {
    // localStorage is forbidden, so nothing is stored in it.
  }
}

/**
 * Documents of a type with unsaved text of a person: the temporary slugs of those that the station has not stored yet, and the
 * ids of the stored ones.
 */
export function listUnsaved(person: number, type: string): { begun: string[]; changed: number[] } {
  const prefix = keyOf({ person, type, name: '' });
  try {
    const names = Object.keys(localStorage)
      .filter((key) => key.startsWith(prefix))
      .map((key) => key.slice(prefix.length));
    return {
      begun: names.filter((name) => name.startsWith('~')),
      changed: names.filter((name) => /^#\d+$/.test(name)).map((name) => Number(name.slice(1))),
    };
  } catch {
    return { begun: [], changed: [] };
  }
}

const listeners = new Set<() => void>();
const changed = () => {
  for (const listener of listeners) listener();
};

/** Calls the listener when unsaved text changes in this tab or in another one. Returns a function that stops this. */
export function onUnsavedChange(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}
