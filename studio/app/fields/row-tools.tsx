import { useLayoutEffect, useRef } from 'react';

type RowToolsProps = {
  name: string;
  index: number;
  count: number;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
};

/** Buttons that move and remove a row. After a move, focus and pointer are on the same button of the same row, so a second press moves it on. */
export function RowTools({ name, index, count, onMove, onRemove }: RowToolsProps) {
  const up = useRef<HTMLButtonElement>(null);
  const down = useRef<HTMLButtonElement>(null);
  const pressed = useRef<{ by: 1 | -1; top: number } | null>(null);

  function move(by: 1 | -1): void {
    const button = by < 0 ? up.current : down.current;
    pressed.current = { by, top: button?.getBoundingClientRect().top ?? 0 };
    onMove(by);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed index means that the row has moved
  useLayoutEffect(() => {
    if (!pressed.current) return;
    const { by, top } = pressed.current;
    pressed.current = null;
    const [button, other] = by < 0 ? [up.current, down.current] : [down.current, up.current];
    (button?.disabled ? other : button)?.focus({ preventScroll: true });
    if (button) scrollBy({ top: button.getBoundingClientRect().top - top, behavior: 'instant' });
  }, [index]);

  return (
    <span className="rows-tools">
      <button
        ref={up}
        type="button"
        aria-label={`Move ${name} up`}
        disabled={index === 0}
        onClick={() => move(-1)}
      >
        ↑
      </button>
      <button
        ref={down}
        type="button"
        aria-label={`Move ${name} down`}
        disabled={index === count - 1}
        onClick={() => move(1)}
      >
        ↓
      </button>
      <button type="button" aria-label={`Remove ${name}`} onClick={onRemove}>
        ×
      </button>
    </span>
  );
}
