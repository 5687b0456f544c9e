import type { ReactNode } from 'react';

/** The h1 of a page. */
export function Headline({ children, className = '' }: { children: ReactNode; className?: string }) {
  return <h1 className={`headline ${className}`}>{children}</h1>;
}
