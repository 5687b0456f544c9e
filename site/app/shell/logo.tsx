import type { Picture } from '@longwave/contract/picture.ts';
import { picturePath } from '@longwave/contract/picture-path.ts';
import { useBrowserSettings } from '../root-data.ts';
import type { Shell } from '../shell-content.ts';
import { Link } from '../ui/link.tsx';
import { shellWords } from '../words/shell.ts';
import { fill } from '../words/words.ts';

/** links home. A logo at least twice as wide as high is shown without the name, which it contains. */
export function Logo({ station, onTide = false }: { station: Shell['station']; onTide?: boolean }) {
  const { logo, name } = station;
  const isWide = logo !== null && logo.width >= 2 * logo.height;
  return (
    <Link
      href="/"
      className="flex min-h-11 min-w-0 items-center gap-2.5"
      aria-label={fill(shellWords.home, { name })}
    >
      {logo && (
        <LogoPicture logo={logo} logoDark={station.brand?.logoDark ?? logo} isWide={isWide} onTide={onTide} />
      )}
      {!isWide && <span className={`min-w-0 font-display font-extrabold ${sizeFor(name)}`}>{name}</span>}
    </Link>
  );
}

type LogoPictureProps = { logo: Picture; logoDark: Picture; isWide: boolean; onTide: boolean };

/** The logo's picture, without a background colour because it may be transparent. */
function LogoPicture({ logo, logoDark, isWide, onTide }: LogoPictureProps) {
  const { contentHost } = useBrowserSettings();
  const at = (picture: Picture, width: number) => contentHost + picturePath(picture, width, 'webp');
  const sources = (picture: Picture) =>
    isWide
      ? `${at(picture, 320)} 1x, ${at(picture, 640)} 2x`
      : `${at(picture, 160)} 2x, ${at(picture, 320)} 4x`;
  const shown = onTide ? logoDark : logo;
  return (
    <picture className={isWide ? 'shrink-0' : 'size-9 shrink-0 md:size-10'}>
      {logoDark !== shown && <source media="(prefers-color-scheme: dark)" srcSet={sources(logoDark)} />}
      <img
        src={at(shown, 160)}
        srcSet={sources(shown)}
        width={shown.width}
        height={shown.height}
        alt=""
        className={
          isWide ? 'h-9 w-auto max-w-48 object-contain md:h-10 md:max-w-64' : 'size-full object-contain'
        }
      />
    </picture>
  );
}

/** The classes for a name's size; a long name is smaller and may have two lines. */
function sizeFor(name: string): string {
  if (name.length <= 12) return 'text-[1.75rem] leading-none tracking-[-0.055em] md:text-[2.1rem]';
  if (name.length <= 24) return 'text-xl leading-[1.05] tracking-[-0.04em] text-balance md:text-2xl';
  return 'max-w-[26ch] text-sm leading-[1.1] tracking-[-0.02em] text-balance md:text-base';
}
