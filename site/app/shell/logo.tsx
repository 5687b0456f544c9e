import { Link } from '../ui/link.tsx';
import { Picture } from '../ui/picture.tsx';
import type { Shell } from './shell-content.ts';

/** the station's mark leads home. */
export function Logo({ station }: { station: Shell['station'] }) {
  return (
    <Link href="/" className="flex min-h-11 items-center gap-2.5" aria-label={`${station.name}, home`}>
      {station.logo && (
        <Picture
          picture={station.logo}
          sizes="40px"
          first
          decorative
          className="size-9 shrink-0 md:size-10"
        />
      )}
      <span className="font-display text-[1.75rem] leading-none font-extrabold tracking-[-0.055em] md:text-[2.1rem]">
        {station.name}
      </span>
    </Link>
  );
}
