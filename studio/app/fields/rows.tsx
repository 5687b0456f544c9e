import { type ReactNode, useId } from 'react';
import { keyOf, withRowChanged, withRowMoved } from './row-keys.ts';
import { RowTools } from './row-tools.tsx';
import './rows.css';

type RowsProps<T> = {
  label: string;
  hint?: string | undefined;
  fault?: string | undefined;
  rows: T[];
  onChange: (rows: T[]) => void;
  one: string;
  /** The row that the Add button appends; without it there is no such button. */
  empty?: T;
  children: (row: T, change: (part: Partial<T>) => void, index: number) => ReactNode;
  /** Further buttons beside the one that adds a row. */
  actions?: ReactNode;
};

/** A list of rows that can be added, moved and removed. */
export function Rows<T extends object>(props: RowsProps<T>) {
  const { label, hint, fault, rows, onChange, one, empty, children, actions } = props;
  const id = useId();
  return (
    <fieldset className="rows" aria-describedby={fault ? `${id}-fault` : undefined}>
      <legend className="field-label">{label}</legend>
      {hint && <p className="field-hint">{hint}</p>}
      <ol>
        {rows.map((row, index) => (
          <li key={keyOf(row)} className="rows-row">
            {children(row, (part) => onChange(withRowChanged(rows, keyOf(row), part)), index)}
            <RowTools
              name={`${one} ${index + 1}`}
              index={index}
              count={rows.length}
              onMove={(by) => onChange(withRowMoved(rows, row, by))}
              onRemove={() => onChange(rows.filter((other) => other !== row))}
            />
          </li>
        ))}
      </ol>
      {fault && (
        <p id={`${id}-fault`} className="field-fault">
          {fault}
        </p>
      )}
      <div className="rows-actions">
        {empty && (
          <button
            type="button"
            className="button button-small"
            onClick={() => onChange([...rows, { ...empty }])}
          >
            Add {one}
          </button>
        )}
        {actions}
      </div>
    </fieldset>
  );
}
