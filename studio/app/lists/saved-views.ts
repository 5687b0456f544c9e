import { useState } from 'react';

/** Search, filter and sorting of a list, saved under a name in this browser. */
export type View = { name: string; search: string };

const keyOf = (person: number, path: string) => `studio-views:${person}/${path}`;

export function useSavedViews(person: number, path: string) {
  const key = keyOf(person, path);
  const [views, setViews] = useState(() => read(key));
  function write(next: View[]): void {
    setViews(next);
    try {
      localStorage.setItem(key, JSON.stringify(next));
    } catch {
      // localStorage is full or forbidden: the view is there until the tab is closed.
    }
  }
  return {
    views,
    save: (view: View) => write([...views.filter(({ name }) => name !== view.name), view]),
    remove: (name: string) => write(views.filter((view) => view.name !== name)),
    restore: write,
  };
}

function read(key: string): View[] {
  try {
    const stored = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isView) : [];
  } catch {
    return [];
  }
}

const isView = (value: Partial<View> | null) =>
  typeof value?.name === 'string' && typeof value.search === 'string';
