import type { Recording } from '@longwave/contract/document-types/recording.ts';
import { Input } from '../ui/field.tsx';
import { LengthField } from './length-field.tsx';

const services = [
  ['soundcloud', /(?:^|\.)soundcloud\.com$/],
  ['mixcloud', /(?:^|\.)mixcloud\.com$/],
] as const;

type RecordingUrlProps = {
  recording: Recording | null | undefined;
  hint: string | undefined;
  fault: string | undefined;
  onChange: (recording: Recording | null) => void;
};

/** The URL of a mix at SoundCloud or Mixcloud. */
export function RecordingUrlField({ recording, hint, fault, onChange }: RecordingUrlProps) {
  const url = recording?.url ?? '';
  const seconds = recording?.seconds ?? 0;
  return (
    <>
      <Input
        label="Address at SoundCloud or Mixcloud"
        inputMode="url"
        placeholder="https://"
        value={url}
        hint={hint}
        fault={
          fault ?? (url && !serviceOf(url) ? 'This is no address of SoundCloud or Mixcloud.' : undefined)
        }
        onChange={(next) =>
          onChange(
            next ? { kind: serviceOf(next) ?? 'mixcloud', name: '', url: next, seconds, bytes: null } : null,
          )
        }
      />
      {recording && (
        <LengthField
          label="Length"
          value={seconds}
          onChange={(given) => onChange({ ...recording, seconds: Number(given) })}
        />
      )}
    </>
  );
}

function serviceOf(url: string): 'soundcloud' | 'mixcloud' | undefined {
  try {
    const { hostname } = new URL(url);
    return services.find(([, hosts]) => hosts.test(hostname))?.[0];
  } catch {
    return undefined;
  }
}
