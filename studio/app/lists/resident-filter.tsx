import { useState } from 'react';
import { ChoiceBox } from '../fields/choice-box.tsx';
import { useNames, useSuggestions } from '../fields/use-suggestions.ts';

type FilterProps = { value: string; onChange: (slug: string) => void };

/** Filters a list to the documents that name one resident. */
export function ResidentFilter({ value, onChange }: FilterProps) {
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  const { found } = useSuggestions('resident', typed, isOpen);
  const [name] = useNames('resident', value ? [value] : []);
  return (
    <div className="resident-filter">
      <ChoiceBox
        label="Resident"
        placeholder={value ? '' : 'Every resident'}
        typed={typed}
        onTyped={setTyped}
        isOpen={isOpen}
        onOpen={setOpen}
        isFirstMeant={typed.trim() !== ''}
        options={found
          .filter(({ slug }) => slug !== value)
          .map(({ slug, title, isLive }) => ({
            id: slug,
            name: title,
            note: isLive ? '' : 'draft',
            choose: () => onChange(slug),
          }))}
        onRemoveLast={() => onChange('')}
      >
        {value && (
          <li className="chip">
            <span>{name}</span>
            <button type="button" aria-label={`Remove the filter ${name}`} onClick={() => onChange('')}>
              ×
            </button>
          </li>
        )}
      </ChoiceBox>
    </div>
  );
}
