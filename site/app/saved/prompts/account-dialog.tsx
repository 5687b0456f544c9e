import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { useStation } from '../../root-data.ts';
import { Link } from '../../ui/link.tsx';
import { promptWords } from '../../words/prompts.ts';
import { fill } from '../../words/words.ts';
import { favourite, follow, unfavourite, unfollow } from '../saved.ts';
import { SavedLink } from '../saved-link.tsx';
import { closePrompts, prompts, type Subject } from './prompts.ts';

export default function AccountDialog() {
  const { createAccountOpen, unfollowOpen, subject } = useStore(prompts);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  if (!subject) return null;
  const title = createAccountOpen
    ? promptWords.createAccount
    : unfollowOpen
      ? promptWords.unfollow
      : promptWords.unfavourite;
  return (
    <dialog
      ref={dialog}
      aria-labelledby="account-dialog-title"
      className="account-dialog"
      onClose={closePrompts}
      onClick={(event) => {
        const target = event.target instanceof Element ? event.target : null;
        if (target === dialog.current || target?.closest('a[href="/saved"]')) dialog.current?.close();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') dialog.current?.close();
      }}
    >
      <div className="account-dialog-body">
        <h2 id="account-dialog-title">{title}</h2>
        {createAccountOpen ? <CreateAccount subject={subject} /> : <Remove subject={subject} />}
        <SavedLink className="inline-flex min-h-11 items-center justify-self-start underline underline-offset-4" />
      </div>
    </dialog>
  );
}

function CreateAccount({ subject }: { subject: Subject }) {
  const { accountUrl, name: station } = useStation();
  return (
    <>
      <p>
        {offer(subject, station, Boolean(accountUrl))} {promptWords.stored}
      </p>
      <div className="account-dialog-choices">
        {accountUrl && (
          <Link href={accountUrl} newTab className="button-strong">
            {promptWords.createAccount}
          </Link>
        )}
        <button
          type="button"
          className={accountUrl ? 'button-quiet' : 'button-strong'}
          onClick={() => {
            save(subject);
            closePrompts();
          }}
        >
          {promptWords.keepHere}
        </button>
        <button type="button" className="button-quiet" onClick={closePrompts}>
          {promptWords.notNow}
        </button>
      </div>
    </>
  );
}

function offer(subject: Subject, station: string, withAccount: boolean): string {
  const { followWithAccount, followHere, favouriteWithAccount, favouriteHere } = promptWords;
  return subject.kind === 'follow'
    ? fill(withAccount ? followWithAccount : followHere, { station, name: subject.followed.name })
    : fill(withAccount ? favouriteWithAccount : favouriteHere, { station, title: subject.show.title });
}

function Remove({ subject }: { subject: Subject }) {
  const follows = subject.kind === 'follow';
  return (
    <>
      <p>
        {follows
          ? fill(promptWords.stopFollowing, { name: subject.followed.name })
          : fill(promptWords.removeFavourite, { title: subject.show.title })}
      </p>
      <div className="account-dialog-choices">
        <button
          type="button"
          className="button-strong"
          onClick={() => {
            remove(subject);
            closePrompts();
          }}
        >
          {follows ? promptWords.unfollow : promptWords.unfavourite}
        </button>
        <button type="button" className="button-quiet" onClick={closePrompts}>
          {promptWords.keep}
        </button>
      </div>
    </>
  );
}

function save(subject: Subject) {
  if (subject.kind === 'follow') follow(subject.followed);
  else favourite(subject.show);
}

function remove(subject: Subject) {
  if (subject.kind === 'follow') unfollow(subject.followed);
  else unfavourite(subject.show.id);
}
