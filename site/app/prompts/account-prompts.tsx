import { lazy, Suspense } from 'react';
import { useStore } from 'zustand';
import { prompts } from './prompts.ts';

const AccountDialog = lazy(() => import('./account-dialog.tsx'));

/** The dialogs of R-500; their code comes with the first of them. */
export function AccountPrompts() {
  const open = useStore(prompts, ({ subject }) => subject !== null);
  return open ? (
    <Suspense>
      <AccountDialog />
    </Suspense>
  ) : null;
}
