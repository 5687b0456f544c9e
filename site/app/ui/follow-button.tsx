import { useStore } from 'zustand';
import { askToCreateAccount, askToRemove } from '../prompts/prompts.ts';
import { type Followed, isSame, saved } from '../saved/saved.ts';
import { useRecalledSaved } from '../saved/use-saved.ts';
import { followWords } from '../words/follow-button.ts';
import { fill } from '../words/words.ts';

export default function FollowButton({
  followed,
  className = '',
}: {
  followed: Followed;
  className?: string;
}) {
  useRecalledSaved();
  const kept = useStore(saved, ({ follows }) => follows.some((one) => isSame(one, followed)));
  const subject = { kind: 'follow', followed } as const;
  return (
    <button
      type="button"
      aria-label={fill(followWords.followResident, { name: followed.name })}
      aria-pressed={kept}
      aria-haspopup="dialog"
      className={`follow-button ${className}`}
      onClick={() => (kept ? askToRemove(subject) : askToCreateAccount(subject))}
    >
      {kept ? followWords.following : followWords.follow}
    </button>
  );
}
