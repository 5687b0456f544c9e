import type { Saved } from './saved-entries.ts';

/** Downloads everything that is saved as a JSON file. */
export function downloadSaved(saved: Saved): void {
  download('saved.json', 'application/json', JSON.stringify(saved, null, 2));
}

export function download(name: string, type: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
