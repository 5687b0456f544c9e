import { defaultColours } from '@longwave/contract/brand.ts';
import { PictureField } from '../fields/picture-field.tsx';
import { Field, Input } from '../ui/field.tsx';
import type { StationEditing } from './use-station.ts';

const zones = Intl.supportedValuesOf('timeZone');
/** Languages of the site's interface. With another language the interface is English, with dates as in that language. */
const languages: [string, string][] = [
  ['en', 'English'],
  ['en-GB', 'English (United Kingdom)'],
  ['de', 'Deutsch'],
];

/** Fields for the station's name, time zone, language, accent colour and logo. */
export function StationFields({ editing }: { editing: StationEditing }) {
  const { station, change, faultOf } = editing;
  const accent = station.brand?.accent ?? defaultColours.accent;
  const known = languages.some(([tag]) => tag === station.language);
  return (
    <>
      <Input
        label="Station name"
        required
        maxLength={300}
        value={station.name ?? ''}
        onChange={(name) => change({ name })}
        fault={faultOf('name')}
      />
      <Field label="Time zone" hint="The schedule and all times follow it." fault={faultOf('zone')}>
        {(ids) => (
          <select
            {...ids}
            value={station.zone ?? 'UTC'}
            onChange={({ target }) => change({ zone: target.value })}
          >
            {[...new Set([station.zone ?? 'UTC', 'UTC', ...zones])].map((zone) => (
              <option key={zone}>{zone}</option>
            ))}
          </select>
        )}
      </Field>
      <Field label="Language" hint="Of the website; it changes when you publish." fault={faultOf('language')}>
        {(ids) => (
          <select
            {...ids}
            value={station.language ?? 'en'}
            onChange={({ target }) => change({ language: target.value })}
          >
            {!known && station.language && <option value={station.language}>{station.language}</option>}
            {languages.map(([tag, name]) => (
              <option key={tag} value={tag}>
                {name}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label="Accent colour" hint="Buttons, and what is on air." fault={faultOf('brand')}>
        {(ids) => (
          <span className="colour-field">
            <input
              {...ids}
              type="color"
              value={accent}
              onChange={({ target }) =>
                change({ brand: { ...station.brand, accent: target.value.toLowerCase() } })
              }
            />
            <span className="mono">{accent}</span>
          </span>
        )}
      </Field>
      <PictureField
        label="Logo"
        canBeEmpty
        value={station.logo}
        onChange={(logo) => change({ logo: (logo ?? null) as typeof station.logo })}
        fault={faultOf('logo')}
      />
    </>
  );
}
