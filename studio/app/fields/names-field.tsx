import { useState } from 'react';
import { Field } from '../ui/field.tsx';
import { type FieldProps, namesOf } from './field-props.ts';

/** Plain names, such as guests who have no page: Enter or a comma adds one. */
export function NamesField({ value, onChange, ...rest }: FieldProps) {
  const names = namesOf(value);
  const [typed, setTyped] = useState('');
  function add(): void {
    const name = typed.trim();
    setTyped('');
    if (name && !names.includes(name)) onChange([...names, name]);
  }
  return (
    <Field {...rest}>
      {(ids) => (
        <div className="choice-box">
          <ul className="chips">
            {names.map((name) => (
              <li key={name} className="chip">
                <span>{name}</span>
                <button
                  type="button"
                  aria-label={`Remove ${name}`}
                  onClick={() => onChange(names.filter((other) => other !== name))}
                >
                  ×
                </button>
              </li>
            ))}
          </ul>
          <input
            {...ids}
            placeholder="Type a name, then Enter"
            maxLength={300}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            onBlur={add}
            onKeyDown={(event) => {
              if (event.nativeEvent.isComposing) return;
              if (event.key === 'Backspace' && typed === '') onChange(names.slice(0, -1));
              if (event.key !== 'Enter' && event.key !== ',') return;
              event.preventDefault();
              add();
            }}
          />
        </div>
      )}
    </Field>
  );
}
