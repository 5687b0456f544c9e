import { Link } from '../ui/link.tsx';

type ExternalLinksProps = { label: string; links: { name: string; url: string }[]; className?: string };

/** Links to pages about a resident or a programme on other sites. */
export function ExternalLinks({ label, links, className = '' }: ExternalLinksProps) {
  if (links.length === 0) return null;
  return (
    <ul aria-label={label} className={`flex flex-wrap gap-x-6 ${className}`}>
      {links.map((link) => (
        <li key={link.url}>
          <Link
            href={link.url}
            newTab
            className="inline-flex min-h-11 items-center font-semibold underline decoration-2 underline-offset-4 hover:text-accent-ink"
          >
            {link.name} ↗
          </Link>
        </li>
      ))}
    </ul>
  );
}
