import { useState } from 'react';
import { agree } from '../../consent/consent.ts';
import { Remember } from '../../consent/remember.tsx';
import { playerWords } from '../../words/player.ts';
import { fill } from '../../words/words.ts';

/** Asks whether a recording may be loaded from a third-party host. */
export function HostConsent({ host }: { host: string }) {
  const [remember, setRemember] = useState(false);
  return (
    <div className="player-ask">
      <p>{fill(playerWords.playsFrom, { host })}</p>
      <button type="button" className="button-strong" onClick={() => agree('audio', remember)}>
        {fill(playerWords.loadFrom, { host })}
      </button>
      <Remember checked={remember} onChange={setRemember} />
    </div>
  );
}
