import type { ReactNode } from 'react';
import './notice.css';

type NoticeProps = {
  title: string;
  children?: ReactNode;
  action?: ReactNode;
  isAlert?: boolean;
  isScreen?: boolean;
};

/** A message in place of a list or form: empty, not allowed or failed. `isScreen` when it is the whole screen. */
export function Notice({ title, children, action, isAlert = false, isScreen = false }: NoticeProps) {
  const Title = isScreen ? 'h1' : 'p';
  return (
    <div className="notice" role={isAlert ? 'alert' : undefined}>
      <Title className="notice-title">{title}</Title>
      {children && <p className="notice-text">{children}</p>}
      {action}
    </div>
  );
}
