import type { Saved } from './saved.ts';

/** Hands the visitor a JSON file of what is kept. */
export function downloadSaved(saved: Saved): void {
  const file = new Blob([JSON.stringify(saved, null, 2)], { type: 'application/json' });
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = 'saved.json';
  link.click();
  URL.revokeObjectURL(address);
}
