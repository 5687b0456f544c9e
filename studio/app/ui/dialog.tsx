import {
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
  useCallback,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { createPortal } from 'react-dom';
import { addOpenDialog } from './open-dialogs.ts';
import { Toasts } from './toasts.tsx';
import './dialog.css';

type DialogProps = {
  title: string;
  children: ReactNode;
  /** Called by Escape. Without it, the dialog stays until it is answered. */
  onClose?: () => void;
  /** A press beside it closes it, too: only for a dialog without typed text and without anything that is shown once. */
  closesBeside?: boolean;
  /** A selector of the field that has the focus at first. Without it the title has: keys of a sentence that is being typed press no button. */
  focusOn?: string;
  className?: string;
};

/** A modal dialog, rendered outside of any form. The browser keeps the focus inside and restores it afterwards. */
export function Dialog({
  title,
  children,
  onClose,
  closesBeside = false,
  focusOn,
  className = '',
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const isPressedBeside = useRef(false);
  const titleId = useId();
  const open = useCallback(() => {
    const element = dialog.current;
    if (!element || element.open) return;
    element.showModal();
    const first = focusOn ? element.querySelector<HTMLElement>(focusOn) : null;
    (first ?? element.querySelector<HTMLElement>('.dialog-title'))?.focus();
  }, [focusOn]);
  // Before the element leaves the page: closed later, it would not give the focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    open();
    const end = addOpenDialog(titleId);
    return () => {
      end();
      element?.close();
    };
  }, [open, titleId]);

  /** The cancel event of a field for files comes here, too. */
  const isOwn = (event: SyntheticEvent) => event.target === dialog.current;

  /** A second Escape closes the element whatever its cancel event is told: it opens again while it is to be answered. */
  function onElementClosed(event: SyntheticEvent): void {
    if (!isOwn(event) || dialog.current?.open) return;
    onClose?.();
    setTimeout(open);
  }

  return createPortal(
    <dialog
      ref={dialog}
      className={`dialog ${className}`}
      aria-labelledby={titleId}
      onKeyDown={(event) => {
        if (!onClose && event.key === 'Escape') event.preventDefault();
      }}
      onCancel={(event) => {
        if (!isOwn(event)) return;
        event.preventDefault();
        onClose?.();
      }}
      onClose={onElementClosed}
      onPointerDown={(event) => {
        isPressedBeside.current = isOwn(event) && isBeside(event);
      }}
      onClick={(event) => {
        if (closesBeside && isPressedBeside.current && isOwn(event) && isBeside(event)) onClose?.();
      }}
    >
      <div className="dialog-body">
        <h2 id={titleId} className="dialog-title" tabIndex={-1}>
          {title}
        </h2>
        {children}
      </div>
      <Toasts dialog={titleId} />
    </dialog>,
    document.body,
  );
}

/** Whether it is on what lies around the dialog, and not on its edge or its scrollbar. */
function isBeside({ currentTarget, clientX, clientY }: MouseEvent): boolean {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}
