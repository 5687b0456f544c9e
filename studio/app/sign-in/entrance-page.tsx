import { type ReactNode, useEffect } from 'react';
import './entrance-page.css';

/** The layout of every page before signing in: the form on the left, a plain area in the station's colours on the right. */
export function EntrancePage({
  title,
  intro,
  children,
}: {
  title: string;
  intro?: ReactNode;
  children: ReactNode;
}) {
  useEffect(() => {
    document.title = `${title} – Studio`;
  }, [title]);
  return (
    <div className="entrance">
      <main className="entrance-form">
        <p className="entrance-mark">Studio</p>
        <h1>{title}</h1>
        {intro && <p className="entrance-intro">{intro}</p>}
        {children}
      </main>
      <div className="entrance-side" aria-hidden="true">
        <span className="entrance-dot" />
      </div>
    </div>
  );
}
