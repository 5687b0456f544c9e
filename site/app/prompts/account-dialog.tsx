import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import { favourite, follow, unfavourite, unfollow } from '../saved/saved.ts';
import { SavedLink } from '../saved/saved-link.tsx';
import { useStation } from '../shell/station.ts';
import { Link } from '../ui/link.tsx';
import { closePrompts, prompts, type Subject } from './prompts.ts';

export default function AccountDialog() {
  const { createAccountOpen, unfollowOpen, subject } = useStore(prompts);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal();
  }, []);
  if (!subject) return null;
  const title = createAccountOpen ? 'Create an account' : unfollowOpen ? 'Unfollow' : 'Unfavourite';
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
  const what =
    subject.kind === 'follow' ? `follow ${subject.resident.name}` : `favourite ${subject.show.title}`;
  return (
    <>
      <p>
        {accountUrl
          ? `With an account at ${station} you can ${what} on every device you use.`
          : `${station} has no accounts yet, but you can ${what} on this device.`}{' '}
        What you keep here stays in this browser.
      </p>
      <div className="account-dialog-choices">
        {accountUrl && (
          <Link href={accountUrl} newTab className="button-strong">
            Create an account
          </Link>
        )}
        <button
          type="button"
          className={accountUrl ? 'button-quiet' : 'button-strong'}
          onClick={() => {
            keep(subject);
            closePrompts();
          }}
        >
          Keep on this device
        </button>
        <button type="button" className="button-quiet" onClick={closePrompts}>
          Not now
        </button>
      </div>
    </>
  );
}

function Remove({ subject }: { subject: Subject }) {
  const follows = subject.kind === 'follow';
  const name = follows ? subject.resident.name : subject.show.title;
  return (
    <>
      <p>
        {follows
          ? `Stop following ${name} on this device?`
          : `Take ${name} off your favourites on this device?`}
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
          {follows ? 'Unfollow' : 'Unfavourite'}
        </button>
        <button type="button" className="button-quiet" onClick={closePrompts}>
          Keep
        </button>
      </div>
    </>
  );
}

function keep(subject: Subject) {
  if (subject.kind === 'follow') follow(subject.resident);
  else favourite(subject.show);
}

function remove(subject: Subject) {
  if (subject.kind === 'follow') unfollow(subject.resident.id);
  else unfavourite(subject.show.id);
}
