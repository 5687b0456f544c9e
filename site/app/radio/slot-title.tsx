import type { Occurrence } from '@longwave/contract/schedule.ts';
import { Link } from '../ui/link.tsx';

type SlotTitleProps = {
  slot: Pick<Occurrence, 'programme'> & { show?: string | null };
  /** May differ from the slot's title while the slot is on air. */
  title: string;
  className?: string;
};

/** The title of a broadcast, linked to its programme, or else to its recording. */
export function SlotTitle({ slot, title, className = '' }: SlotTitleProps) {
  const page = slot.programme ? `programmes/${slot.programme}` : slot.show && `shows/${slot.show}`;
  if (!page) return <span className={className}>{title}</span>;
  return (
    <Link href={`/${page}`} className={className}>
      {title}
    </Link>
  );
}
