import { useEffect } from 'react';
import type { Prepared } from '../api/recordings.ts';
import { useOpenDocument } from '../documents/open-document.ts';
import { isNewSlug } from '../documents/slug-aliases.ts';
import { useSession } from '../session/session-store.ts';
import { fromFileName, type Guessed } from './from-file-name.ts';

/** What was filled in, or left as it was, by the names of files that were chosen in this window. */
const guesses = new Map<string, Guessed>();

/** Fills in what the name of the file says, where the fields are empty. */
export function useFillFromName(): (filename: string) => void {
  const open = useOpenDocument();
  const { zone } = useSession().station;
  return (filename) => {
    const { title, date } = fromFileName(filename, zone);
    const hasTitle = typeof open.form.title === 'string' && open.form.title.trim() !== '';
    // A show that is not stored yet has the date of this moment, which nobody has chosen.
    const isDateOpen = !open.form.date || (isNewSlug(open.slug) && !hasTitle);
    const filled = { ...(title && !hasTitle && { title }), ...(date && isDateOpen && { date }) };
    const presentDate = open.form.date as string | undefined;
    guesses.set(filename, {
      ...(!hasTitle && { title: title ?? '' }),
      ...(isDateOpen && { date: date ?? presentDate ?? '' }),
    });
    if (Object.keys(filled).length > 0) open.change(filled);
  };
}

/** The tags of the file are more exact than its name. What staff have written stays. */
export function useFillFromTags(prepared: Prepared | null): void {
  const open = useOpenDocument();
  useEffect(() => {
    const guess = prepared && prepared.state !== 'uploading' ? guesses.get(prepared.filename) : undefined;
    if (!prepared || !guess) return;
    guesses.delete(prepared.filename);
    const isOpen = (name: string) => {
      const value = open.form[name];
      if (name === 'title' || name === 'date') return !value || value === guess[name];
      return value === null || value === undefined || (Array.isArray(value) && value.length === 0);
    };
    const filled = Object.entries(prepared.fields).filter(([name]) => isOpen(name));
    if (filled.length > 0) open.change(Object.fromEntries(filled));
  }, [prepared, open]);
}
