import type { ResidentTag } from '@longwave/contract/card.ts';
import { useStore } from 'zustand';
import { askToCreateAccount, askToRemove } from '../prompts/prompts.ts';
import { saved } from '../saved/saved.ts';
import { useRecalledSaved } from '../saved/use-saved.ts';
import { buttonWords } from '../words/buttons.ts';
import { fill } from '../words/words.ts';

export function FollowButton({ resident, className = '' }: { resident: ResidentTag; className?: string }) {
  useRecalledSaved();
  const kept = useStore(saved, ({ follows }) => follows.some((one) => one.id === resident.id));
  const subject = { kind: 'follow', resident } as const;
  return (
    <button
      type="button"
      aria-label={fill(buttonWords.followResident, { name: resident.name })}
      aria-pressed={kept}
      aria-haspopup="dialog"
      className={`follow-button ${className}`}
      onClick={() => (kept ? askToRemove(subject) : askToCreateAccount(subject))}
    >
      {kept ? buttonWords.following : buttonWords.follow}
    </button>
  );
}
