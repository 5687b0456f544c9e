type SubmitActionsProps = { submit: string; onCancel: () => void; disabled?: boolean };

/** The buttons at the end of a form in a dialog: cancel and submit. */
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
