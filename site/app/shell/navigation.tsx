import { useLocation } from 'react-router';
import type { Shell } from '../shell-content.ts';
import { Icon } from '../ui/icon.tsx';
import { Link } from '../ui/link.tsx';
import { Picture } from '../ui/picture.tsx';
import { shellWords } from '../words/shell.ts';

type NavigationLink = { title: string; href: string; newTab: boolean };

/** Discover if there are shows, then every listed page, then the links that the station added. */
export function navigationLinksOf(shell: Shell): NavigationLink[] {
  return [
    ...(shell.hasShows ? [{ title: shellWords.discover, href: '/shows', newTab: false }] : []),
    ...shell.pages
      .filter(({ id }) => id !== 'shows')
      .map(({ id, title }) => ({ title, href: `/${id}`, newTab: false })),
    ...shell.additionalnav.map(({ itemtitle, itemurl, newtab }) => ({
      title: itemtitle,
      href: itemurl,
      newTab: newtab,
    })),
  ];
}

export function NavigationLinks({
  shell,
  className,
  linkClassName,
}: {
  shell: Shell;
  className: string;
  linkClassName: string;
}) {
  const { pathname } = useLocation();
  return (
    <ul className={className}>
      {navigationLinksOf(shell).map(({ title, href, newTab }) => (
        <li key={`${href} ${title}`}>
          <Link
            href={href}
            newTab={newTab}
            className={linkClassName}
            {...(isHere(pathname, href) ? { 'aria-current': pathname === href ? 'page' : 'true' } : {})}
          >
            {title}
            {newTab && <Icon name="outside" className="ml-1 inline size-3" />}
            {newTab && <span className="sr-only"> {shellWords.newTab}</span>}
          </Link>
        </li>
      ))}
    </ul>
  );
}

export function PictureLinks({ shell, className }: { shell: Shell; className: string }) {
  if (shell.imagenav.length === 0) return null;
  return (
    <ul className={className}>
      {shell.imagenav.map(({ itemtitle, itemurl, itemimage, newtab }) => (
        <li key={itemtitle}>
          <Link
            href={itemurl}
            newTab={newtab}
            aria-label={itemtitle}
            title={itemtitle}
            className="grid size-11 place-items-center"
          >
            <Picture picture={itemimage} sizes="32px" decorative className="size-8" />
          </Link>
        </li>
      ))}
    </ul>
  );
}

function isHere(pathname: string, href: string): boolean {
  return pathname === href || pathname.startsWith(`${href}/`);
}
