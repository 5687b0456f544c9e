import type { Kind } from '../documents/kinds.ts';
import type { FormField } from '../editor/form-fields.ts';
import { forms } from '../editor/forms.ts';
import { useNames } from '../fields/use-suggestions.ts';
import { useSession } from '../session/session-store.ts';
import { compareWords } from './compare.ts';
import { readableValue } from './readable-value.ts';
import './history.css';

type Form = Record<string, unknown>;
type DifferenceProps = { kind: Kind; before: Form; after: Form; names: [before: string, after: string] };

/** The fields that differ between two versions of a document, word by word. A first version is shown completely. */
export function Difference({ kind, before, after, names }: DifferenceProps) {
  const { station } = useSession();
  const isFirst = Object.keys(before).length === 0;
  const fields = forms[kind.type] ?? { main: [], side: [] };
  const changed = [...fields.main, ...fields.side].filter(({ name }) =>
    isFirst
      ? readableValue(name, after[name], station.zone) !== ''
      : JSON.stringify(before[name] ?? null) !== JSON.stringify(after[name] ?? null),
  );
  if (changed.length === 0) return <p className="difference-none">Nothing differs.</p>;
  return (
    <dl className={isFirst ? 'difference difference-whole' : 'difference'}>
      {changed.map((field) => (
        <div key={field.name}>
          <dt>{field.label}</dt>
          <dd>
            <ChangedValue field={field} values={[before[field.name], after[field.name]]} names={names} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

type ChangedValueProps = {
  field: FormField;
  values: [before: unknown, after: unknown];
  names: [before: string, after: string];
};

function ChangedValue({ field, values, names }: ChangedValueProps) {
  const { station } = useSession();
  const titles = useTitles(field, values);
  const [before, after] = values.map((value) =>
    readableValue(field.name, Array.isArray(value) ? value.map(titles) : titles(value), station.zone),
  );
  const pieces = compareWords(before ?? '', after ?? '');
  return (
    <>
      {pieces.every((piece) => piece.in === 'both') && 'Changed in its form, not in its words.'}
      {pieces.map((piece, index) => {
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one comparison keep their order
        if (piece.in === 'both') return <span key={index}>{piece.text}</span>;
        const Tag = piece.in === 'before' ? 'del' : 'ins';
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one comparison keep their order
          <Tag key={index} title={piece.in === 'before' ? names[0] : names[1]}>
            {piece.text}
          </Tag>
        );
      })}
    </>
  );
}

/** Returns a function that replaces the slugs in a reference field by titles. */
function useTitles(field: FormField, values: unknown[]): (value: unknown) => unknown {
  const type = field.kind === 'references' || field.kind === 'reference' ? field.type : undefined;
  const slugs = type ? [...new Set(values.flat().filter((value) => typeof value === 'string'))] : [];
  const titles = useNames(type ?? 'show', slugs);
  return (value) => titles[slugs.indexOf(value as string)] ?? value;
}
