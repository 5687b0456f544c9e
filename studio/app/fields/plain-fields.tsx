import { instantAt, wallClock } from '../documents/times.ts';
import { useSession } from '../session/session-store.ts';
import { Field, Input } from '../ui/field.tsx';
import { type FieldProps, textOf } from './field-props.ts';
import { useTypedDate } from './use-typed-date.ts';

export function TextField({ value, maxLength = 300, ...rest }: FieldProps & { maxLength?: number }) {
  return <Input {...rest} maxLength={maxLength} value={textOf(value)} />;
}

export function ParagraphField({ value, onChange, ...rest }: FieldProps) {
  return (
    <Field {...rest}>
      {(ids) => (
        <textarea
          {...ids}
          maxLength={5_000}
          value={textOf(value)}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}

/** An instant, entered as wall-clock time in the station's zone, which the hint names. */
export function InstantField({
  value,
  onChange,
  hint,
  canBeEmpty,
  ...rest
}: FieldProps & { canBeEmpty?: boolean }) {
  const { zone } = useSession().station;
  const instant = textOf(value);
  const typed = useTypedDate(
    instant && !Number.isNaN(Date.parse(instant)) ? wallClock(instant, zone) : '',
    (wall) => {
      if (wall) onChange(instantAt(wall.slice(0, 16), zone));
      else onChange(canBeEmpty ? null : undefined);
    },
  );
  return (
    <Field {...rest} hint={hint ? `${hint} Time of ${zone}.` : `Time of ${zone}.`}>
      {(ids) => (
        // With a maximum, Chrome takes no fifth digit of the year.
        <input {...ids} type="datetime-local" max="9999-12-31T23:59" {...typed} />
      )}
    </Field>
  );
}

export function SelectField({
  value,
  onChange,
  options,
  ...rest
}: FieldProps & { options: readonly (readonly [value: string, words: string])[] }) {
  return (
    <Field {...rest}>
      {(ids) => (
        <select {...ids} value={textOf(value)} onChange={(event) => onChange(event.target.value)}>
          {options.map(([option, words]) => (
            <option key={option} value={option}>
              {words}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

export function ToggleField({ label, hint, value, onChange, fault }: FieldProps) {
  return (
    <div className="field">
      <label className="toggle">
        <input
          type="checkbox"
          checked={value === true}
          onChange={(event) => onChange(event.target.checked)}
        />
        {label}
      </label>
      {hint && <p className="field-hint">{hint}</p>}
      {fault && <p className="field-fault">{fault}</p>}
    </div>
  );
}
