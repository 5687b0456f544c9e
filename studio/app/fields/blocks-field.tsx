import { useId } from 'react';
import { RichTextField } from '../rich-text/rich-text-field.tsx';
import { Input } from '../ui/field.tsx';
import { type FieldProps, rowsOf, textOf } from './field-props.ts';
import { PictureField } from './picture-field.tsx';
import { ParagraphField } from './plain-fields.tsx';
import { ReferenceField } from './references-field.tsx';
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
  const replace = (at: number, part: Block) =>
    onChange(blocks.map((block, index) => (index === at ? { ...block, ...part } : block)));
  function move(at: number, by: number): void {
    const next = blocks.filter((_, index) => index !== at);
    next.splice(at + by, 0, blocks[at] ?? {});
    onChange(next);
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
            // biome-ignore lint/suspicious/noArrayIndexKey: parts have no names of their own and are drawn from the form alone
            <li key={`${index}-${words}`} className="block">
              <BlockFields block={block} name={name} onChange={(part) => replace(index, part)} />
              <span className="rows-tools">
                <button
                  type="button"
                  aria-label={`Move ${name} up`}
                  disabled={index === 0}
                  onClick={() => move(index, -1)}
                >
                  ↑
                </button>
                <button
                  type="button"
                  aria-label={`Move ${name} down`}
                  disabled={index === blocks.length - 1}
                  onClick={() => move(index, 1)}
                >
                  ↓
                </button>
                <button
                  type="button"
                  aria-label={`Remove ${name}`}
                  onClick={() => onChange(blocks.filter((_, other) => other !== index))}
                >
                  ×
                </button>
              </span>
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

type BlockProps = { block: Block; name: string; onChange: (part: Block) => void };

function BlockFields({ block, name, onChange }: BlockProps) {
  const label = name.charAt(0).toUpperCase() + name.slice(1);
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
