import { useState } from 'react';
import { Input } from '../ui/field.tsx';
import type { FieldProps } from './field-props.ts';

/** A length or a position in hours, minutes and seconds, as in 1:02:30. */
export function LengthField({ value, onChange, ...rest }: FieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <Input
      {...rest}
      inputMode="numeric"
      placeholder="0:00"
      value={typed ?? (typeof value === 'number' ? clockOf(value) : '')}
      onChange={(text) => {
        setTyped(text);
        const seconds = secondsOf(text);
        if (seconds !== null) onChange(seconds);
      }}
      onBlur={() => setTyped(null)}
    />
  );
}

export function clockOf(seconds: number): string {
  const whole = Math.round(seconds);
  const [h, m, s] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60), whole % 60];
  const two = (part: number) => String(part).padStart(2, '0');
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}

/** Seconds of a text such as 1:02:30; null when the text is not a time. */
export function secondsOf(text: string): number | null {
  if (!/^\s*\d{1,3}(?::\d{1,2}){0,2}\s*$/.test(text)) return null;
  return text.split(':').reduce((total, part) => total * 60 + Number(part), 0);
}
