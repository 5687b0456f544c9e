type SubmitActionsProps = { submit: string; onCancel: () => void; disabled?: boolean };

/** How a form in a dialog ends: it is sent, or left. */
export function SubmitActions({ submit, onCancel, disabled = false }: SubmitActionsProps) {
  return (
    <div className="dialog-actions">
      <button type="button" className="button" onClick={onCancel}>
        Cancel
      </button>
      <button type="submit" className="button button-strong" disabled={disabled}>
        {submit}
      </button>
    </div>
  );
}
