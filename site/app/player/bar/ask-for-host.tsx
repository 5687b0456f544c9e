import { useState } from 'react';
import { agree } from '../../consent/consent.ts';
import { Remember } from '../../consent/remember.tsx';

/** A recording that is not kept by us: whose it is, and whether it may be loaded from there. */
export function AskForHost({ host }: { host: string }) {
  const [remember, setRemember] = useState(false);
  return (
    <div className="player-ask">
      <p>This plays from {host}, which may keep cookies on this device.</p>
      <button type="button" className="button-strong" onClick={() => agree('audio', remember)}>
        Load it from {host}
      </button>
      <Remember checked={remember} onChange={setRemember} />
    </div>
  );
}
