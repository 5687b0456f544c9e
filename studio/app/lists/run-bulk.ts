import type { ListedDocument } from '../api/documents.ts';
import { sentenceOf } from '../api/problem.ts';
import { showToast } from '../ui/toasts.tsx';

/** An action on many documents, one after the other. `undo` gets what `act` returned. */
export type Bulk = {
  name: string;
  /** As in "12 documents published". */
  done: string;
  applies: (item: ListedDocument) => boolean;
  act: (item: ListedDocument) => Promise<unknown>;
  undo?: (item: ListedDocument, returned: unknown) => Promise<unknown>;
};

type Told = {
  onProgress: (text: string) => void;
  /** Called when every document was tried. */
  onDone: () => void;
  /** Called when the lists must be read again. */
  onChange: () => void;
};

/** Runs an action on the chosen documents, then reports what was done, with an undo, and what was refused and why. */
export async function runBulk(
  bulk: Bulk,
  chosen: ListedDocument[],
  { onProgress, onDone, onChange }: Told,
): Promise<void> {
  const items = chosen.filter(bulk.applies);
  const done = new Map<ListedDocument, unknown>();
  const refused: string[] = [];
  for (const item of items) {
    onProgress(`${done.size + refused.length + 1} of ${items.length} …`);
    await bulk.act(item).then(
      (returned) => done.set(item, returned),
      (error) => refused.push(refusalOf(item, error)),
    );
  }
  onProgress('');
  onDone();
  // The undo is offered before the lists are read again, because long lists take a while.
  if (done.size > 0)
    showToast(`${counted([...done.keys()])} ${bulk.done}.`, {
      undo: bulk.undo && (() => void takeBack(bulk, done, onChange)),
    });
  if (refused.length > 0)
    showToast(`${refused.length} could not be ${bulk.done}. ${refused.slice(0, 3).join(' · ')}`, {
      isBad: true,
    });
  onChange();
}

/** Undoes an action. The documents for which that failed get another undo. */
async function takeBack(bulk: Bulk, done: Map<ListedDocument, unknown>, onChange: () => void): Promise<void> {
  const left = new Map<ListedDocument, unknown>();
  const refused: string[] = [];
  for (const [item, returned] of done)
    await bulk.undo?.(item, returned).catch((error) => {
      left.set(item, returned);
      refused.push(refusalOf(item, error));
    });
  if (left.size > 0)
    showToast(`${counted([...left.keys()])} not taken back. ${refused.slice(0, 3).join(' · ')}`, {
      isBad: true,
      undo: () => void takeBack(bulk, left, onChange),
    });
  onChange();
}

const refusalOf = ({ title }: ListedDocument, error: unknown) => `${title}: ${sentenceOf(error)}`;

const counted = (items: ListedDocument[]) =>
  items.length === 1 ? `“${items[0]?.title}”` : `${items.length} documents`;
