import { sentenceOf } from '../api/problem.ts';
import { putBack } from '../api/set-aside.ts';
import { showToast } from '../ui/toasts.tsx';

/** Shows that a file was deleted or replaced, with an Undo that puts it back. */
export function showSetAside(text: string, id: string, onBack: () => void | Promise<void>): void {
  async function undo(): Promise<void> {
    try {
      await putBack(id);
      await onBack();
    } catch (error) {
      showToast(sentenceOf(error), { isBad: true });
    }
  }
  showToast(text, { undo: () => void undo() });
}
