import { isSafeLink } from '@longwave/contract/safe-link.ts';
import type { Editor } from '@tiptap/core';
import { type FormEvent, useState } from 'react';
import { Dialog } from '../ui/dialog.tsx';
import { Input } from '../ui/field.tsx';

export type Active = Record<
  'bold' | 'italic' | 'heading' | 'subheading' | 'bulletList' | 'orderedList' | 'blockquote' | 'link',
  boolean
>;

const tools: { name: keyof Active; words: string; sign: string; press: (editor: Editor) => void }[] = [
  { name: 'bold', words: 'Bold', sign: 'B', press: (editor) => editor.chain().focus().toggleBold().run() },
  {
    name: 'italic',
    words: 'Italic',
    sign: 'I',
    press: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    name: 'heading',
    words: 'H2 heading',
    sign: 'H2',
    press: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
  },
  {
    name: 'subheading',
    words: 'H3 heading',
    sign: 'H3',
    press: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
  },
  {
    name: 'bulletList',
    words: 'List',
    sign: '•',
    press: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    name: 'orderedList',
    words: '1. numbered list',
    sign: '1.',
    press: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    name: 'blockquote',
    words: 'Quote',
    sign: '“',
    press: (editor) => editor.chain().focus().toggleBlockquote().run(),
  },
];

export function RichTextToolbar({ editor, active }: { editor: Editor; active: Active }) {
  const [isLinking, setLinking] = useState(false);
  return (
    <div className="rich-text-tools" role="toolbar" aria-label="Format">
      {tools.map(({ name, words, sign, press }) => (
        <button
          key={name}
          type="button"
          className={`rich-text-${name}`}
          aria-label={words}
          title={words}
          aria-pressed={active[name]}
          onClick={() => press(editor)}
        >
          {sign}
        </button>
      ))}
      <button type="button" aria-pressed={active.link} onClick={() => setLinking(true)}>
        Link
      </button>
      {isLinking && <LinkDialog editor={editor} onClose={() => setLinking(false)} />}
    </div>
  );
}

function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const before = String(editor.getAttributes('link').href ?? '');
  const [href, setHref] = useState(before);
  const [fault, setFault] = useState('');
  function submit(event: FormEvent): void {
    event.preventDefault();
    event.stopPropagation();
    if (href.trim() !== '' && !isSafeLink(href.trim())) {
      setFault('Begin with https:// or, for a page of this site, with one slash.');
      return;
    }
    const link = editor.chain().focus().extendMarkRange('link');
    if (href.trim() === '') link.unsetLink().run();
    else if (editor.state.selection.empty && !before)
      link
        .insertContent({
          type: 'text',
          text: href.trim(),
          marks: [{ type: 'link', attrs: { href: href.trim() } }],
        })
        .run();
    else link.setLink({ href: href.trim() }).run();
    onClose();
  }
  return (
    <Dialog title="Link" focusOn="input" onClose={onClose}>
      <form className="stack" onSubmit={submit}>
        <Input
          label="Where to"
          inputMode="url"
          value={href}
          onChange={setHref}
          fault={fault || undefined}
          isAlert
        />
        <div className="dialog-actions">
          <button type="button" className="button" onClick={onClose}>
            Cancel
          </button>
          <button type="submit" className="button button-strong">
            {before && href.trim() === '' ? 'Remove the link' : 'Set the link'}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
