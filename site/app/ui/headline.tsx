import type { ReactNode } from 'react';

/** The one h1 of a page, as large as a poster unless it is told another size. */
export function Headline({ children, className = '' }: { children: ReactNode; className?: string }) {
  return <h1 className={`headline ${className}`}>{children}</h1>;
}
