import { useEffect } from 'react';
import type { Prepared } from '../api/recordings.ts';
import { useOpenDocument } from '../documents/open-document.ts';
import { isNewSlug } from '../documents/slug-aliases.ts';
import { useSession } from '../session/session-store.ts';
import { fromFileName, type Guessed } from './from-file-name.ts';

/** Title and date after filling them from a file name, by that name. The file's tags may replace only these values. */
const guesses = new Map<string, Guessed>();

/** Returns a function that fills empty fields from the name of a file. */
export function useFillFromName(): (filename: string) => void {
  const open = useOpenDocument();
  const { zone } = useSession().station;
  return (filename) => {
    const { title, date } = fromFileName(filename, zone);
    const hasTitle = typeof open.form.title === 'string' && open.form.title.trim() !== '';
    // A show that is not stored yet has the current time as its date, which nobody has chosen, so it may be replaced.
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

/** Fills fields from the tags of the file, which are more exact than its name. What staff have written stays. */
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
