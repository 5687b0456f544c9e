import type { Saved } from './saved-entries.ts';

/** Downloads everything that is saved as a JSON file. */
export function downloadSaved(saved: Saved): void {
  download('saved.json', 'application/json', JSON.stringify(saved, null, 2));
}

/** A browser may begin to read the file a while after the click. */
const maxWait = 60_000;

export function download(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), maxWait);
}
