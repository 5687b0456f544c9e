import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useTopmostDialog } from './open-dialogs.ts';
import './toasts.css';

type Toast = { id: number; text: string; undo?: (() => void) | undefined; isBad?: boolean };

const shownForMs = 12_000;
/** Toasts with an Undo, and those about errors, stay longer. */
const withActionForMs = 30_000;
const maxShown = 3;

let toasts: Toast[] = [];
let lastId = 0;
let isPaused = false;
const timers = new Map<number, ReturnType<typeof setTimeout>>();
const listeners = new Set<() => void>();

function set(next: Toast[]): void {
  toasts = next;
  for (const id of timers.keys()) if (!next.some((toast) => toast.id === id)) stop(id);
  for (const listener of listeners) listener();
}

function stop(id: number): void {
  clearTimeout(timers.get(id));
  timers.delete(id);
}

function start({ id, undo, isBad }: Toast): void {
  const ms = undo || isBad ? withActionForMs : shownForMs;
  if (!isPaused)
    timers.set(
      id,
      setTimeout(() => dismiss(id), ms),
    );
}

/** Shows what has happened; `undo` adds a button that takes it back. */
export function showToast(text: string, { undo, isBad = false }: Omit<Toast, 'id' | 'text'> = {}): void {
  lastId += 1;
  const toast = { id: lastId, text, undo, isBad };
  set([...toasts.slice(1 - maxShown), toast]);
  start(toast);
}

export const dismiss = (id: number) => set(toasts.filter((toast) => toast.id !== id));

/** No toast goes while one is pointed at or has the focus; afterwards each gets its full time again. */
export function pause(paused: boolean): void {
  if (paused === isPaused) return;
  isPaused = paused;
  for (const toast of toasts) {
    stop(toast.id);
    start(toast);
  }
}

export const getToasts = () => toasts;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Shown on the screen, or in the dialog of this id while it is the topmost: nothing outside of that can be pressed or is read out. */
export function Toasts({ dialog }: { dialog?: string }) {
  const isHere = useTopmostDialog() === dialog;
  const all = useSyncExternalStore(subscribe, getToasts);
  const shown = isHere ? all : [];
  const list = useRef<HTMLDivElement>(null);
  const pauseWhileHeld = () => {
    if (isHere) pause(list.current?.matches(':hover, :focus-within') ?? false);
  };
  // Runs after every render, because a toast that is dismissed while pointed at or focused fires no event.
  useEffect(pauseWhileHeld);
  return (
    // Not `onMouseEnter`, which React misses when the element that was under the pointer has been removed.
    <div
      ref={list}
      className="toasts"
      role="log"
      aria-live="polite"
      aria-label="What has happened"
      onMouseOver={pauseWhileHeld}
      onMouseOut={() => queueMicrotask(pauseWhileHeld)}
      onFocus={pauseWhileHeld}
      onBlur={() => queueMicrotask(pauseWhileHeld)}
    >
      {shown.map(({ id, text, undo, isBad }) => (
        <div key={id} className={isBad ? 'toast toast-bad' : 'toast'}>
          <span>{text}</span>
          {undo && (
            <button
              type="button"
              onClick={() => {
                dismiss(id);
                undo();
              }}
            >
              Undo
            </button>
          )}
          <button type="button" aria-label="Dismiss" onClick={() => dismiss(id)}>
            ×
          </button>
        </div>
      ))}
    </div>
  );
}
