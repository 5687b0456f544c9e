import { Link } from './link.tsx';

type SectionHeadProps = {
  title: string;
  id?: string;
  /** Link to a page with more of the section. */
  more?: { href: string; title: string };
};

/** The head of a section, with a link to more of it. */
export function SectionHead({ title, id, more }: SectionHeadProps) {
  return (
    <div className="flex items-baseline justify-between gap-4 border-t border-rule pt-3 pb-6">
      <h2 id={id} className="font-display text-2xl leading-tight font-bold tracking-[-0.02em] md:text-3xl">
        {title}
      </h2>
      {more && (
        <Link
          href={more.href}
          className="inline-flex min-h-11 items-center font-mono text-xs whitespace-nowrap underline decoration-1 underline-offset-4 hover:text-accent-ink"
        >
          {more.title}
        </Link>
      )}
    </div>
  );
}
