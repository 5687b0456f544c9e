import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { Field } from '../ui/field.tsx';
import './choice-box.css';

type Option = { id: string; name: string; note: string; choose: () => void };
type ChoiceBoxProps = {
  label: string;
  hint?: string | undefined;
  fault?: string | undefined;
  placeholder?: string;
  typed: string;
  onTyped: (text: string) => void;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  options: Option[];
  /** Whether Enter chooses the first option when no arrow key was pressed. */
  isFirstMeant: boolean;
  onRemoveLast: () => void;
  /** List items for what is already chosen. */
  children: ReactNode;
};

/** A combobox by the ARIA pattern: the arrow keys move through the options, Enter chooses, Escape closes. */
export function ChoiceBox(props: ChoiceBoxProps) {
  const { typed, onTyped, isOpen, onOpen, options, isFirstMeant, onRemoveLast, children, ...rest } = props;
  const { placeholder = 'Type a name', ...field } = rest;
  /** The option that the arrow keys have reached; null before one was pressed. */
  const [at, setAt] = useState<number | null>(null);
  const listId = useId();
  const current = Math.min(at ?? (isFirstMeant ? 0 : -1), options.length - 1);

  function open(isOpened: boolean): void {
    if (!isOpened) setAt(null);
    onOpen(isOpened);
  }

  function choose(option: Option | undefined): void {
    if (!option) return;
    option.choose();
    onTyped('');
    open(false);
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      const next = event.key === 'ArrowDown' ? current + 1 : Math.max(current, 0) - 1;
      if (isOpen && options.length > 0) setAt((next + options.length) % options.length);
      open(true);
    } else if (event.key === 'Enter') choose(isOpen ? options[current] : undefined);
    else if (event.key === 'Escape' && isOpen) open(false);
    else {
      if (event.key === 'Backspace' && typed === '') onRemoveLast();
      return;
    }
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <Field {...field}>
      {(ids) => (
        <div className="choice-box">
          <ul className="chips">{children}</ul>
          <input
            {...ids}
            role="combobox"
            aria-expanded={isOpen && options.length > 0}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={isOpen && options[current] ? `${listId}-${current}` : undefined}
            autoComplete="off"
            placeholder={placeholder}
            value={typed}
            onFocus={() => open(true)}
            onClick={() => open(true)}
            onBlur={() => open(false)}
            onChange={(event) => {
              onTyped(event.target.value);
              setAt(null);
              open(true);
            }}
            onKeyDown={onKeyDown}
          />
          <ul
            id={listId}
            role="listbox"
            aria-label={rest.label}
            className="choices"
            hidden={!isOpen || options.length === 0}
          >
            {options.map((option, index) => (
              <li
                key={option.id}
                id={`${listId}-${index}`}
                role="option"
                aria-selected={index === current}
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => choose(option)}
              >
                {option.name} {option.note && <span className="choice-note">{option.note}</span>}
              </li>
            ))}
          </ul>
        </div>
      )}
    </Field>
  );
}
