import type { ReactNode } from 'react';

/** The one h1 of a page, as large as a poster. */
export function Headline({ children, className = '' }: { children: ReactNode; className?: string }) {
  return (
    <h1
      className={`font-display text-[clamp(2.75rem,8.5vw,8rem)] leading-[0.88] font-extrabold tracking-[-0.045em] text-balance break-words ${className}`}
    >
      {children}
    </h1>
  );
}
