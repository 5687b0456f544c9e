import { readStored } from '../browser/storage.ts';
import type { Saved } from './saved-entries.ts';

/** Reads everything that is saved; invalid entries are left out, the others stay. */
export function readSaved(key: string): Saved {
  const stored = readStored(key);
  return parseSaved(stored);
}

export function parseSaved(stored: unknown): Saved {
  const { follows, favourites, history } = isRecord(stored) ? stored : {};
  return {
    follows: list(follows).flatMap(parseFollow),
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

/** Follows without a kind were stored before programmes could be followed: they are residents. */
function parseFollow(one: unknown): Saved['follows'] {
  if (!isRecord(one) || !isString(one.id) || !isString(one.name) || !isNumber(one.at)) return [];
  return [
    { kind: one.kind === 'programme' ? 'programme' : 'resident', id: one.id, name: one.name, at: one.at },
  ];
}

function isShow(value: unknown): boolean {
  return (
    isRecord(value) &&
    isString(value.id) &&
    /^[a-z0-9-]+$/.test(value.id) &&
    isString(value.title) &&
    isString(value.date) &&
    isPicture(value.picture) &&
    Array.isArray(value.residents) &&
    value.residents.every((one) => isRecord(one) && isString(one.id) && isString(one.name)) &&
    (value.recording === null || isRecording(value.recording))
  );
}

function isPicture(value: unknown): boolean {
  return (
    isRecord(value) &&
    isString(value.name) &&
    isString(value.alt) &&
    isString(value.colour) &&
    isNumber(value.width) &&
    isNumber(value.height)
  );
}

function isRecording(value: unknown): boolean {
  return (
    isRecord(value) &&
    isString(value.kind) &&
    isString(value.name) &&
    isString(value.url) &&
    isNumber(value.seconds)
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function isString(value: unknown): value is string {
  return typeof value === 'string';
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isFinite(value);
}
