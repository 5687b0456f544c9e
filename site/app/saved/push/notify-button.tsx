import { pushWords } from '../../words/push.ts';
import { followsSubject, toggleFollowNotices } from './push.ts';
import { usePush } from './use-push.ts';

/** button for notifications of new shows by everybody followed. The browser asks for permission only when it is pressed. */
export default function NotifyButton() {
  const { key, follows, busy, problem, contentHost } = usePush();
  if (!key) return null;
  const message =
    problem?.subject === followsSubject ? pushWords[problem.kind] : follows && pushWords.notified;
  return (
    <li className="saved-line">
      <button
        type="button"
        className="follow-button"
        aria-pressed={follows}
        aria-busy={busy === followsSubject}
        onClick={() => void toggleFollowNotices(contentHost)}
      >
        {pushWords.notifyMe}
      </button>
      <p className="max-w-[60ch] grow basis-80 text-sm text-muted">
        <span role="status">{message}</span> {!message && pushWords.whatIsStored}
      </p>
    </li>
  );
}
