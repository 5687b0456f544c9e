import { type FormEvent, useEffect } from 'react';
import type { StoredDocument } from '../api/documents.ts';
import { sentenceOf } from '../api/problem.ts';
import { LinksField } from '../fields/links-field.tsx';
import { ParagraphField, TextField } from '../fields/plain-fields.tsx';
import { Link } from '../router/link.tsx';
import { useSession } from '../session/session-store.ts';
import { Notice } from '../ui/notice.tsx';
import { Account } from './account.tsx';
import { DemoPart } from './demo-part.tsx';
import { StationActions } from './station-actions.tsx';
import { StationFields } from './station-fields.tsx';
import { useStation, useStoredStation } from './use-station.ts';
import './settings.css';

/** The Settings screen: the person's own account, and for owners the station. */
export default function Settings() {
  const { person } = useSession();
  useEffect(() => {
    document.title = 'Settings – Studio';
  }, []);
  return (
    <div className="screen">
      <div className="screen-head">
        <h1>Settings</h1>
      </div>
      <div className="settings">
        {person.role === 'owner' && <StationSettings />}
        <Account />
        {person.role !== 'host' && <MoveInLink />}
        {person.role === 'owner' && <DemoPart />}
      </div>
    </div>
  );
}

function MoveInLink() {
  return (
    <section className="settings-part">
      <h2>Move in</h2>
      <p>Bring in shows from a podcast feed, a table or a folder of recordings.</p>
      <div>
        <Link className="button" to="/move-in">
          Move in
        </Link>
      </div>
    </section>
  );
}

function StationSettings() {
  const stored = useStoredStation();
  if (stored.isError)
    return (
      <Notice title="The settings could not be loaded" isAlert>
        {sentenceOf(stored.error)}
      </Notice>
    );
  if (!stored.data) return <p className="shell-loading">Loading …</p>;
  // Read again only when the example leaves or comes back, which changes the station: the form begins anew from that.
  return <StationForm key={stored.data.version} stored={stored.data} />;
}

function StationForm({ stored }: { stored: StoredDocument }) {
  const editing = useStation(stored);
  const { station, change, faultOf, publish } = editing;
  function submit(event: FormEvent): void {
    event.preventDefault();
    void publish();
  }
  return (
    <form className="settings-part" onSubmit={submit}>
      <h2>The station</h2>
      <StationFields editing={editing} />
      <TextField
        label="Strapline"
        value={station.strapline}
        onChange={(value) => change({ strapline: String(value) })}
        fault={faultOf('strapline')}
      />
      <ParagraphField
        label="Description"
        hint="For search engines and shared links."
        value={station.description}
        onChange={(value) => change({ description: String(value) })}
        fault={faultOf('description')}
      />
      <LinksField
        label="Elsewhere"
        value={station.social}
        onChange={(value) => change({ social: value as typeof station.social })}
        fault={faultOf('social')}
      />
      <StationActions editing={editing} />
    </form>
  );
}
