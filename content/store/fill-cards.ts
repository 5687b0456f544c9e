import { cardOf } from './card.ts';
import type { Reads, Store, Transaction } from './repository.ts';
import type { Row } from './tables/rows.ts';
import { upgradeLive } from './upgrade-document.ts';

const documentsAtOnce = 1000;

/** Makes all cards if there are none, which a migration removes when their content changes. */
export async function fillCards(store: Store): Promise<void> {
  if ((await hasCards(store)) || (await store.documents.isEmpty())) return;
  await store.write(async (transaction) => {
    if (!(await hasCards(transaction))) await makeCards(transaction);
  });
}

const hasCards = async ({ rows }: Pick<Reads, 'rows'>) =>
  (await rows.after('cards', undefined, 1)).length > 0;

async function makeCards(transaction: Transaction): Promise<void> {
  const { rows, cards, changes } = transaction;
  for (let last: Row | undefined; ; ) {
    const batch = await rows.after('documents', last, documentsAtOnce);
    if (batch.length === 0) return;
    for (const { id, live } of batch) {
      const card = live ? await cardOf(transaction, upgradeLive(JSON.parse(String(live)))) : null;
      if (!card) continue;
      await cards.put(Number(id), JSON.stringify(card));
      changes.all = true;
    }
    last = batch.at(-1);
  }
}
