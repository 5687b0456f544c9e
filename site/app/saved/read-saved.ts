import { readStored } from '../player/storage.ts';
import type { Saved } from './saved.ts';

/** Reads what was kept, entry by entry: one that is damaged is left out, the others stay. */
export function readSaved(key: string): Saved {
  const kept = readStored(key);
  return parseSaved(kept);
}

export function parseSaved(kept: unknown): Saved {
  const { follows, favourites, history } = isRecord(kept) ? kept : {};
  return {
    follows: list(follows).flatMap(followOf),
    favourites: list(favourites).filter(
      (one): one is Saved['favourites'][number] => isRecord(one) && isShow(one.show) && isNumber(one.at),
    ),
    history: list(history).filter(
      (one): one is Saved['history'][number] =>
        isRecord(one) &&
        isShow(one.show) &&
        isNumber(one.position) &&
        isNumber(one.duration) &&
        isNumber(one.at),
    ),
  };
}

/** Before programmes could be followed, whatever was followed was a resident. */
function followOf(one: unknown): Saved['follows'] {
  if (!isRecord(one) || !isText(one.id) || !isText(one.name) || !isNumber(one.at)) return [];
  return [
    { kind: one.kind === 'programme' ? 'programme' : 'resident', id: one.id, name: one.name, at: one.at },
  ];
}

function isShow(value: unknown): boolean {
  return (
    isRecord(value) &&
    isText(value.id) &&
    /^[a-z0-9-]+$/.test(value.id) &&
    isText(value.title) &&
    isText(value.date) &&
    isPicture(value.picture) &&
    Array.isArray(value.residents) &&
    value.residents.every((one) => isRecord(one) && isText(one.id) && isText(one.name)) &&
    (value.recording === null || isRecording(value.recording))
  );
}

function isPicture(value: unknown): boolean {
  return (
    isRecord(value) &&
    isText(value.name) &&
    isText(value.alt) &&
    isText(value.colour) &&
    isNumber(value.width) &&
    isNumber(value.height)
  );
}

function isRecording(value: unknown): boolean {
  return (
    isRecord(value) &&
    isText(value.kind) &&
    isText(value.name) &&
    isText(value.url) &&
    isNumber(value.seconds)
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}
