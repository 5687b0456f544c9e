import { pushWords } from '../words/push.ts';
import { aboutFollows, switchFollows } from './push.ts';
import { usePush } from './use-push.ts';

/** new shows of everybody who is followed, as notifications of the browser. The browser asks only when it is pressed. */
export default function NotifyButton() {
  const { key, follows, busy, trouble, contentHost } = usePush();
  if (!key) return null;
  const said = trouble?.about === aboutFollows ? pushWords[trouble.kind] : follows && pushWords.notified;
  return (
    <li className="saved-line">
      <button
        type="button"
        className="follow-button"
        aria-pressed={follows}
        aria-busy={busy === aboutFollows}
        onClick={() => void switchFollows(contentHost)}
      >
        {pushWords.notifyMe}
      </button>
      <p className="max-w-[60ch] grow basis-80 text-sm text-muted">
        <span role="status">{said}</span> {!said && pushWords.whatIsKept}
      </p>
    </li>
  );
}
