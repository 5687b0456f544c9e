import { useId } from 'react';
import { RichTextField } from '../rich-text/rich-text-field.tsx';
import { Input } from '../ui/field.tsx';
import { showToast } from '../ui/toasts.tsx';
import { type FieldProps, rowsOf, textOf } from './field-props.ts';
import { PictureField } from './picture-field.tsx';
import { ParagraphField } from './plain-fields.tsx';
import { ReferenceField } from './references-field.tsx';
import { keyOf, withRowChanged, withRowMoved } from './row-keys.ts';
import { RowTools } from './row-tools.tsx';
import './rows.css';
import './blocks-field.css';

type Block = Record<string, unknown>;

const kinds: { block: string; words: string; empty: Block }[] = [
  { block: 'html', words: 'text', empty: { html: '' } },
  { block: 'picture', words: 'picture', empty: { picture: null, caption: '' } },
  { block: 'quote', words: 'quote', empty: { text: '', by: '' } },
  { block: 'show', words: 'show', empty: { show: null } },
  { block: 'video', words: 'video', empty: { video: null } },
];

/** The blocks of an article, from top to bottom: text, pictures, quotes, shows and videos. */
export function BlocksField({ label, hint, value, onChange, fault }: FieldProps) {
  const id = useId();
  const blocks = rowsOf(value);
  // While a picture uploads, blocks are moved and removed: the key finds the block it belongs to.
  const replace = (key: string, part: Block) =>
    onChange((present: unknown) => withRowChanged(rowsOf(present), key, part));
  function remove(block: Block, name: string): void {
    const index = blocks.indexOf(block);
    onChange(blocks.filter((other) => other !== block));
    if (isEmpty(block)) return;
    showToast(`${capitalised(name)} was removed.`, {
      undo: () => onChange((present: unknown) => rowsOf(present).toSpliced(index, 0, block)),
    });
  }
  return (
    <fieldset className="rows" aria-describedby={fault ? `${id}-fault` : undefined}>
      <legend className="field-label">{label}</legend>
      {hint && <p className="field-hint">{hint}</p>}
      <ol className="blocks">
        {blocks.map((block, index) => {
          const words = kinds.find((kind) => kind.block === block.block)?.words ?? 'part';
          const name = `${words} ${index + 1}`;
          return (
            <li key={keyOf(block)} className="block">
              <BlockFields block={block} name={name} onChange={(part) => replace(keyOf(block), part)} />
              <RowTools
                name={name}
                index={index}
                count={blocks.length}
                onMove={(by) => onChange(withRowMoved(blocks, block, by))}
                onRemove={() => remove(block, name)}
              />
            </li>
          );
        })}
      </ol>
      {fault && (
        <p id={`${id}-fault`} className="field-fault">
          {fault}
        </p>
      )}
      <div className="rows-actions">
        {kinds.map(({ block, words, empty }) => (
          <button
            key={block}
            type="button"
            className="button button-small"
            onClick={() => onChange([...blocks, { block, ...empty }])}
          >
            Add {words}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

const capitalised = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);
const isEmpty = (block: Block) =>
  kinds.some(({ block: kind, empty }) => JSON.stringify(block) === JSON.stringify({ block: kind, ...empty }));

type BlockProps = { block: Block; name: string; onChange: (part: Block) => void };

function BlockFields({ block, name, onChange }: BlockProps) {
  const label = capitalised(name);
  if (block.block === 'html')
    return <RichTextField label={label} value={block.html} onChange={(html) => onChange({ html })} />;
  if (block.block === 'picture')
    return (
      <div className="stack">
        <PictureField label={label} value={block.picture} onChange={(picture) => onChange({ picture })} />
        <ParagraphField
          label={`Caption of ${name}`}
          value={block.caption}
          onChange={(caption) => onChange({ caption })}
        />
      </div>
    );
  if (block.block === 'quote')
    return (
      <div className="stack">
        <ParagraphField label={label} value={block.text} onChange={(text) => onChange({ text })} />
        <Input label={`By (${name})`} value={textOf(block.by)} onChange={(by) => onChange({ by })} />
      </div>
    );
  const type = block.block === 'show' ? 'show' : 'video';
  return (
    <ReferenceField
      label={label}
      type={type}
      value={block[type]}
      onChange={(slug) => onChange({ [type]: slug })}
    />
  );
}
