import type { LiveNow } from '@longwave/contract/schedule.ts';

export function LiveStrip({ initial }: { initial: LiveNow | null }) {
  return (
    <section aria-label="Live radio" className="live-strip">
      On Air {initial?.live ? initial.title : ''}
    </section>
  );
}
