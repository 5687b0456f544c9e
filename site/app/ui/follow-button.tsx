import type { ResidentCard } from '@longwave/contract/card.ts';

export function FollowButton({ resident }: { resident: Pick<ResidentCard, 'id' | 'name'> }) {
  return (
    <button type="button" className="follow-button" aria-label={`Follow ${resident.name}`}>
      Follow
    </button>
  );
}
