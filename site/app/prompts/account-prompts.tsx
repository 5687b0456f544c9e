import { Suspense } from 'react';
import { useStore } from 'zustand';
import { lazyPart } from '../player/lazy-part.tsx';
import { prompts } from './prompts.ts';

const AccountDialog = lazyPart(() => import('./account-dialog.tsx'));

/** The dialogs of R-500; their code comes with the first of them. */
export function AccountPrompts() {
  const open = useStore(prompts, ({ subject }) => subject !== null);
  return open ? (
    <Suspense>
      <AccountDialog />
    </Suspense>
  ) : null;
}
