import { Field } from '../ui/field.tsx';
import { type FieldProps, textOf } from './field-props.ts';
import { useTypedDate } from './use-typed-date.ts';

/** A calendar date without a time zone. */
export function DateField({ value, onChange, canBeEmpty, ...rest }: FieldProps & { canBeEmpty: boolean }) {
  const typed = useTypedDate(textOf(value), (date) => onChange(date || (canBeEmpty ? null : undefined)));
  return <Field {...rest}>{(ids) => <input {...ids} type="date" max="9999-12-31" {...typed} />}</Field>;
}

/** A wall-clock time, such as 09:30. */
export function TimeField({ value, onChange, ...rest }: FieldProps) {
  return (
    <Field {...rest}>
      {(ids) => (
        <input
          {...ids}
          type="time"
          value={textOf(value)}
          onChange={({ target }) => onChange(target.value.slice(0, 5) || undefined)}
        />
      )}
    </Field>
  );
}

const maxMinutes = 24 * 60;

export function MinutesField({ value, onChange, ...rest }: FieldProps) {
  return (
    <Field {...rest}>
      {(ids) => (
        <input
          {...ids}
          type="number"
          inputMode="numeric"
          min={1}
          max={maxMinutes}
          value={typeof value === 'number' ? value : ''}
          onChange={({ target }) => {
            const minutes = Math.round(target.valueAsNumber);
            onChange(minutes >= 1 ? Math.min(minutes, maxMinutes) : undefined);
          }}
        />
      )}
    </Field>
  );
}
