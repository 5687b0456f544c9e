import { type ReactNode, useId } from 'react';
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
  const replace = (at: number, part: Partial<T>) =>
    onChange(rows.map((row, index) => (index === at ? { ...row, ...part } : row)));
  function move(at: number, by: number): void {
    const next = [...rows];
    const [row] = next.splice(at, 1);
    if (row) next.splice(at + by, 0, row);
    onChange(next);
  }
  return (
    <fieldset className="rows" aria-describedby={fault ? `${id}-fault` : undefined}>
      <legend className="field-label">{label}</legend>
      {hint && <p className="field-hint">{hint}</p>}
      <ol>
        {rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no names of their own and are drawn from the form alone
          <li key={index} className="rows-row">
            {children(row, (part) => replace(index, part), index)}
            <span className="rows-tools">
              <button
                type="button"
                aria-label={`Move ${one} ${index + 1} up`}
                disabled={index === 0}
                onClick={() => move(index, -1)}
              >
                ↑
              </button>
              <button
                type="button"
                aria-label={`Move ${one} ${index + 1} down`}
                disabled={index === rows.length - 1}
                onClick={() => move(index, 1)}
              >
                ↓
              </button>
              <button
                type="button"
                aria-label={`Remove ${one} ${index + 1}`}
                onClick={() => onChange(rows.filter((_, other) => other !== index))}
              >
                ×
              </button>
            </span>
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
          <button type="button" className="button button-small" onClick={() => onChange([...rows, empty])}>
            Add {one}
          </button>
        )}
        {actions}
      </div>
    </fieldset>
  );
}
