import type { DocumentType } from '@longwave/contract/documents.ts';
import { useState } from 'react';
import { sentenceOf } from '../api/problem.ts';
import { matchRank } from '../documents/has-words-like.ts';
import { kindOf } from '../documents/kinds.ts';
import { slugOf } from '../documents/slug-of.ts';
import { Link } from '../router/link.tsx';
import { useSession } from '../session/session-store.ts';
import { showToast } from '../ui/toasts.tsx';
import { ChoiceBox } from './choice-box.tsx';
import { type FieldProps, namesOf } from './field-props.ts';
import { useMake, useNames, useSuggestions } from './use-suggestions.ts';

type ReferencesProps = FieldProps & { type: DocumentType; max?: number; canMake?: boolean };

/** References to other documents, chosen by typing their names; with `canMake`, missing ones can be made here. */
export function ReferencesField({ value, onChange, type, max = 100, canMake, ...rest }: ReferencesProps) {
  const slugs = namesOf(value);
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  const names = useNames(type, slugs);
  const make = useMake(type);
  const { found, isCurrent } = useSuggestions(type, typed, isOpen);
  const others = found.filter(({ slug }) => !slugs.includes(slug));
  const kind = kindOf(type);
  const withSlug = (present: unknown, slug: string) =>
    [...namesOf(present).filter((known) => known !== slug), slug].slice(-max);
  // Hosts may write only their own shows and residents.
  const isHost = useSession().person.role === 'host';
  const isNew =
    canMake &&
    !isHost &&
    isCurrent &&
    slugOf(typed) !== '' &&
    !found.some(({ title }) => matchRank(title, typed) === 0);
  // Until the station has answered, Enter chooses only a title that begins with the typed text.
  const isFirstMeant =
    typed.trim() !== '' &&
    (isCurrent || others.slice(0, 1).every(({ title }) => matchRank(title, typed) < 2));

  async function makeAndAdd(): Promise<void> {
    const name = typed.trim();
    try {
      const { slug, isLive } = await make(name);
      onChange((present: unknown) => withSlug(present, slug));
      if (!isLive) showToast(`“${name}” is a draft now. Publish it before what names it.`);
    } catch (error) {
      showToast(`“${name}” could not be made: ${sentenceOf(error)}`, { isBad: true });
    }
  }

  const options = others.map(({ slug, title, isLive }) => ({
    id: slug,
    name: title,
    note: isLive ? '' : 'draft',
    choose: () => onChange(withSlug(slugs, slug)),
  }));
  return (
    <ChoiceBox
      {...rest}
      typed={typed}
      onTyped={setTyped}
      isOpen={isOpen}
      onOpen={setOpen}
      isFirstMeant={isFirstMeant}
      options={[
        ...options,
        ...(isNew
          ? [
              {
                id: 'make',
                name: `Make “${typed.trim()}”`,
                note: `new ${kind?.one}`,
                choose: () => void makeAndAdd(),
              },
            ]
          : []),
      ]}
      onRemoveLast={() => onChange(slugs.slice(0, -1))}
    >
      {slugs.map((slug, index) => (
        <li key={slug} className="chip">
          <Link to={`/${kind?.path}/${slug}`}>{names[index]}</Link>
          <button
            type="button"
            aria-label={`Remove ${names[index]}`}
            onClick={() => onChange(slugs.filter((known) => known !== slug))}
          >
            ×
          </button>
        </li>
      ))}
    </ChoiceBox>
  );
}

/** A reference to one other document, or none. */
export function ReferenceField({ value, onChange, ...rest }: Omit<ReferencesProps, 'max' | 'canMake'>) {
  return (
    <ReferencesField
      {...rest}
      max={1}
      value={typeof value === 'string' ? [value] : []}
      onChange={(slugs) => onChange((slugs as string[])[0] ?? null)}
    />
  );
}
