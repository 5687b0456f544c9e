import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type KeyRow, listKeys, removeKey } from '../api/access.ts';
import { sentenceOf } from '../api/problem.ts';
import { lately } from '../documents/times.ts';
import { useSession } from '../session/session-store.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { showToast } from '../ui/toasts.tsx';
import { When } from '../ui/when.tsx';
import { KeyDialog } from './key-dialog.tsx';

/** API keys of programs that work with the station's content. */
export function Keys() {
  const { station } = useSession();
  const queries = useQueryClient();
  const keys = useQuery({ queryKey: ['keys'], queryFn: listKeys });
  const [isMaking, setMaking] = useState(false);
  const refresh = () => queries.invalidateQueries({ queryKey: ['keys'] });
  const [doomed, setDoomed] = useState<KeyRow | null>(null);
  async function remove({ id, name }: KeyRow): Promise<void> {
    await removeKey(id).finally(() => void refresh());
    showToast(`The key ${name} does not work any more.`);
  }
  return (
    <section className="people-part">
      <div className="people-part-head">
        <h2>Keys for programs</h2>
        <button type="button" className="button button-small" onClick={() => setMaking(true)}>
          New key
        </button>
      </div>
      {keys.isError && <p className="field-fault">{sentenceOf(keys.error)}</p>}
      {keys.data?.keys.length === 0 && <p className="muted">None. A script signs in with one of these.</p>}
      <ul className="plain-list">
        {keys.data?.keys.map((key) => (
          <li key={key.id}>
            <span>
              <strong>{key.name}</strong>{' '}
              <span className="muted">
                {key.role}
                {key.residents.length > 0 && ` of ${key.residents.join(', ')}`} · made by {key.creator}
              </span>
            </span>
            <span className="muted">
              {key.lastUsed ? (
                <>
                  used <When at={key.lastUsed} zone={station.zone} as={lately} />
                </>
              ) : (
                'not used yet'
              )}
            </span>
            <button type="button" className="button button-small" onClick={() => setDoomed(key)}>
              Remove<span className="only-read"> the key {key.name}</span>
            </button>
          </li>
        ))}
      </ul>
      {doomed && (
        <ConfirmDialog
          title={`Remove the key ${doomed.name}?`}
          confirm="Remove the key"
          onConfirm={() => remove(doomed)}
          onClose={() => setDoomed(null)}
        >
          Every program that signs in with it is refused from then on. A removed key cannot be brought back.
        </ConfirmDialog>
      )}
      {isMaking && (
        <KeyDialog
          onClose={() => {
            setMaking(false);
            void refresh();
          }}
        />
      )}
    </section>
  );
}
