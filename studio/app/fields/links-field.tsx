import { type FieldProps, rowsOf } from './field-props.ts';
import { Rows } from './rows.tsx';

type LinkRow = { name: string; url: string };

export function LinksField({ value, onChange, hint, ...rest }: FieldProps) {
  const rows = rowsOf(value) as LinkRow[];
  const isUnfinished = rows.some(({ name, url }) => !name || !url);
  return (
    <Rows
      {...rest}
      hint={isUnfinished ? 'A link is saved when it has a name and an address.' : hint}
      rows={rows}
      onChange={onChange}
      one="link"
      empty={{ name: '', url: '' }}
    >
      {(row, change, index) => (
        <span className="link-row">
          <input
            aria-label={`Name of link ${index + 1}`}
            placeholder="Bandcamp"
            maxLength={300}
            value={row.name}
            onChange={(event) => change({ name: event.target.value })}
          />
          <input
            aria-label={`Address of link ${index + 1}`}
            placeholder="https://"
            inputMode="url"
            value={row.url}
            onChange={(event) => change({ url: event.target.value })}
          />
        </span>
      )}
    </Rows>
  );
}
