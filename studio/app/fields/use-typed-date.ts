import { type ChangeEvent, useState } from 'react';

/** Until a year has all its digits, browsers report the year 2 or 202; until all parts are there, nothing at all. */
const sensible = /^(?:19|[2-9]\d)\d{2}-/;

/** What a field of a date shows while it is typed. The document gets the whole date only; `onDate` has '' when it was emptied. */
export function useTypedDate(shown: string, onDate: (date: string) => void) {
  const [typed, setTyped] = useState<string | null>(null);
  return {
    value: typed ?? shown,
    onChange({ target }: ChangeEvent<HTMLInputElement>): void {
      const isMeant = target.value === '' ? !target.validity.badInput : sensible.test(target.value);
      setTyped(isMeant ? null : target.value);
      if (isMeant) onDate(target.value);
    },
    onBlur: () => setTyped(null),
  };
}
