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

/** Runs an action on the chosen documents, then reports what was done, with an undo, and what was refused and why. */
export async function runBulk(
  bulk: Bulk,
  chosen: ListedDocument[],
  { onProgress, onChange }: { onProgress: (text: string) => void; onChange: () => Promise<void> },
): Promise<void> {
  const items = chosen.filter(bulk.applies);
  const done = new Map<ListedDocument, unknown>();
  const refused: string[] = [];
  for (const item of items) {
    onProgress(`${done.size + refused.length + 1} of ${items.length} …`);
    await bulk.act(item).then(
      (returned) => done.set(item, returned),
      (error) => refused.push(`${item.title}: ${sentenceOf(error)}`),
    );
  }
  onProgress('');
  await onChange();

  async function takeBack(): Promise<void> {
    for (const [item, returned] of done)
      await bulk
        .undo?.(item, returned)
        .catch((error) => showToast(`${item.title}: ${sentenceOf(error)}`, { isBad: true }));
    await onChange();
  }
  if (done.size > 0)
    showToast(`${counted([...done.keys()])} ${bulk.done}.`, { undo: bulk.undo && (() => void takeBack()) });
  if (refused.length > 0)
    showToast(`${refused.length} could not be ${bulk.done}. ${refused.slice(0, 3).join(' · ')}`, {
      isBad: true,
    });
}

const counted = (items: ListedDocument[]) =>
  items.length === 1 ? `“${items[0]?.title}”` : `${items.length} documents`;
