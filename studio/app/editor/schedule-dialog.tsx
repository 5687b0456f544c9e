import { type FormEvent, useState } from 'react';
import { InstantField } from '../fields/plain-fields.tsx';
import { Dialog } from '../ui/dialog.tsx';

type ScheduleProps = {
  publishAt: string | null;
  onClose: () => void;
  /** Null removes the publishing time. */
  onSchedule: (instant: string | null) => void;
};

const hour = 3_600_000;

export function ScheduleDialog({ publishAt, onClose, onSchedule }: ScheduleProps) {
  const [at, setAt] = useState<string>(
    publishAt ?? new Date((Math.floor(Date.now() / hour) + 24) * hour).toISOString(),
  );
  const isPast = Date.parse(at) <= Date.now();
  function submit(event: FormEvent): void {
    event.preventDefault();
    if (at && !isPast) onSchedule(at);
  }
  return (
    <Dialog title="Schedule" focusOn="input" onClose={onClose}>
      <form className="stack" onSubmit={submit}>
        <InstantField
          label="Publish at"
          value={at}
          onChange={(value) => setAt(typeof value === 'string' ? value : '')}
          fault={at && isPast ? 'This time has passed.' : undefined}
        />
        <div className="dialog-actions">
          <button type="button" className="button" onClick={onClose}>
            Cancel
          </button>
          {publishAt && (
            <button type="button" className="button" onClick={() => onSchedule(null)}>
              Take the time away
            </button>
          )}
          <button type="submit" className="button button-strong" disabled={!at || isPast}>
            Publish then
          </button>
        </div>
      </form>
    </Dialog>
  );
}
