import type { Saved } from './saved.ts';

/** Hands the visitor a JSON file of what is kept. */
export function downloadSaved(saved: Saved): void {
  download('saved.json', 'application/json', JSON.stringify(saved, null, 2));
}

export function download(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
