import { richTextRules } from '@longwave/contract/rich-text.ts';
import { isSafeLink } from '@longwave/contract/safe-link.ts';
import { Extension } from '@tiptap/core';
import { EditorContent, useEditor, useEditorState } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { useEffect, useRef } from 'react';
import { RichTextToolbar } from './rich-text-toolbar.tsx';
import { storedHtml } from './stored-html.ts';

type EditorProps = { labelId: string; describedBy: string; html: string; onChange: (html: string) => void };

/** Preserves the ids of headings, so that links to them go on working. */
const HeadingIds = Extension.create({
  name: 'heading-ids',
  addGlobalAttributes: () => [{ types: ['heading'], attributes: { id: { default: null } } }],
});

const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    underline: false,
    trailingNode: false,
    link: {
      openOnClick: false,
      autolink: true,
      protocols: richTextRules.allowedSchemes,
      isAllowedUri: (target) => isSafeLink(target ?? ''),
      HTMLAttributes: { target: null, rel: null, class: null },
    },
  }),
  HeadingIds,
];

export default function RichTextEditor({ labelId, describedBy, html, onChange }: EditorProps) {
  const last = useRef(html);
  const editor = useEditor({
    extensions,
    content: html,
    // The studio's style sheet has the editor's rules; the content security policy allows no injected styles.
    injectCSS: false,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelId,
        ...(describedBy && { 'aria-describedby': describedBy }),
        class: 'rich-text-body',
      },
    },
    onUpdate({ editor: changed }) {
      last.current = changed.isEmpty ? '' : storedHtml(changed.getHTML());
      onChange(last.current);
    },
  });
  // Replaces the content when the form was changed elsewhere, for example by taking another version.
  useEffect(() => {
    if (html === last.current) return;
    last.current = html;
    // Outside of the history, or Ctrl+Z would bring back the text of the other version.
    editor.chain().setMeta('addToHistory', false).setContent(html, { emitUpdate: false }).run();
  }, [html, editor]);
  const active = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      bold: current.isActive('bold'),
      italic: current.isActive('italic'),
      heading: current.isActive('heading', { level: 2 }),
      subheading: current.isActive('heading', { level: 3 }),
      bulletList: current.isActive('bulletList'),
      orderedList: current.isActive('orderedList'),
      blockquote: current.isActive('blockquote'),
      link: current.isActive('link'),
    }),
  });
  return (
    <div className="rich-text">
      <RichTextToolbar editor={editor} active={active} />
      <EditorContent editor={editor} />
    </div>
  );
}
