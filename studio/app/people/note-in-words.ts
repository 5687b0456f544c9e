const names: Record<string, string> = { isActive: 'may sign in' };

/** The note of an audit log entry in words. Notes are plain text, except changes of a person, which are JSON. */
export function noteInWords(note: string): string {
  if (!note.startsWith('{')) return note;
  const changed = JSON.parse(note) as Record<string, unknown>;
  return Object.entries(changed)
    .map(([field, value]) => `${names[field] ?? field}: ${valueInWords(value)}`)
    .join('; ');
}

function valueInWords(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return Array.isArray(value) ? value.join(', ') || 'none' : String(value);
}
