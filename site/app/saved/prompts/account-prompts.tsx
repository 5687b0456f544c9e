import { useStore } from 'zustand';
import { deferred } from '../../browser/deferred.tsx';
import { prompts } from './prompts.ts';

const AccountDialog = deferred(() => import('./account-dialog.tsx'));

/** The dialogs of R-500; their code is loaded when the first of them opens. */
export function AccountPrompts() {
  const open = useStore(prompts, ({ subject }) => subject !== null);
  return open && <AccountDialog />;
}
