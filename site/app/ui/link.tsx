import { isSafeLink } from '@longwave/contract/safe-link.ts';
import type { AnchorHTMLAttributes } from 'react';

type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'target' | 'rel'> & {
  href: string;
  newTab?: boolean;
};

/** The only link component of the site. With an unsafe target, the text is shown without a link. */
export function Link({ href, newTab = false, children, ...rest }: LinkProps) {
  if (!isSafeLink(href)) return <span className={rest.className}>{children}</span>;
  return (
    <a href={href} {...rest} {...(newTab ? { target: '_blank', rel: 'noopener' } : {})}>
      {children}
    </a>
  );
}
