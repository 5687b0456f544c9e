import { type ChangeEvent, useState } from 'react';

/** While a year is typed, browsers report the years 2, 20 and 202; while a part is missing, they report an empty value. */
const sensible = /^(?:19|[2-9]\d)\d{2}-/;

/** Props of a date input that keeps half a date to itself. `onDate` gets whole dates, and '' when the input was emptied. */
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
