import { PlayButton } from '../player/play-button.tsx';
import type { PlayableShow } from '../player/sound-player.ts';
import { Link } from '../ui/link.tsx';
import { Picture } from '../ui/picture.tsx';
import { SectionHead } from '../ui/section-head.tsx';

type SavedSectionProps = { title: string; lead?: React.ReactNode; children: React.ReactNode };

export function SavedSection({ title, lead, children }: SavedSectionProps) {
  return (
    <section aria-label={title} className="mt-12">
      <SectionHead title={title} />
      {lead}
      <ul>{children}</ul>
    </section>
  );
}

export function ShowLine({
  show,
  note,
  children,
}: {
  show: PlayableShow;
  note?: string;
  children?: React.ReactNode;
}) {
  return (
    <li className="saved-line">
      <Picture picture={show.picture} sizes="64px" decorative className="saved-art" />
      <PlayButton show={{ ...show, genres: [], guests: [] }} />
      <Link href={`/shows/${show.id}`} className="saved-title">
        {show.title}
      </Link>
      {note && <span className="font-mono text-xs text-muted">{note}</span>}
      {children}
    </li>
  );
}
