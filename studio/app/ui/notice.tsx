import type { ReactNode } from 'react';
import './notice.css';

type NoticeProps = {
  title: string;
  children?: ReactNode;
  action?: ReactNode;
  isAlert?: boolean;
  isScreen?: boolean;
};

/** What stands where a list or a form would be: nothing here, not allowed, went wrong. `isScreen` when nothing else is there. */
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
