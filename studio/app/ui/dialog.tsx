import { type ReactNode, useEffect, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import './dialog.css';

type DialogProps = {
  title: string;
  children: ReactNode;
  /** Called by Escape and by a press outside the dialog. Without it, both do nothing. */
  onClose?: () => void;
  className?: string;
};

/** A modal dialog, rendered outside of any form. The browser keeps the focus inside and restores it afterwards. */
export function Dialog({ title, children, onClose, className = '' }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal();
    return () => element?.close();
  }, []);
  return createPortal(
    <dialog
      ref={dialog}
      className={`dialog ${className}`}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose?.();
      }}
      onMouseDown={(event) => {
        if (event.target === dialog.current) onClose?.();
      }}
    >
      <div className="dialog-body">
        <h2 id={titleId} className="dialog-title">
          {title}
        </h2>
        {children}
      </div>
    </dialog>,
    document.body,
  );
}
