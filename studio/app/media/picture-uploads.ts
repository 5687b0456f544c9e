import { useSyncExternalStore } from 'react';
import { type MediaItem, sendPicture } from '../api/media.ts';
import { isStatus, sentenceOf } from '../api/problem.ts';
import { slugOf } from '../documents/slug-of.ts';

export type PictureUpload = {
  id: number;
  file: File;
  state: 'waiting' | 'sending' | 'stored' | 'failed';
  /** From 0 to 1. */
  part: number;
  reason: string;
  item: MediaItem | null;
};

const atOnce = 2;
const maxNumber = 100;
let uploads: PictureUpload[] = [];
let lastId = 0;
let sending = 0;
const listeners = new Set<() => void>();
let onStored: () => void = () => {};

function set(next: PictureUpload[]): void {
  uploads = next;
  for (const listener of listeners) listener();
}
const change = (id: number, to: Partial<PictureUpload>) =>
  set(uploads.map((upload) => (upload.id === id ? { ...upload, ...to } : upload)));

/** Picture uploads of this tab. They go on while other screens are open. */
export function usePictureUploads(): PictureUpload[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => uploads,
  );
}

export function addPictures(files: Iterable<File>, whenStored: () => void): void {
  onStored = whenStored;
  const added = [...files].map((file): PictureUpload => {
    lastId += 1;
    return { id: lastId, file, state: 'waiting', part: 0, reason: '', item: null };
  });
  set([...uploads, ...added]);
  sendNext();
}

export function tryAgain(id: number): void {
  change(id, { state: 'waiting', part: 0, reason: '' });
  sendNext();
}

export const dropUpload = (id: number) => set(uploads.filter((upload) => upload.id !== id));
export const dropFinished = () => set(uploads.filter(({ state }) => state !== 'stored'));
export const noteItem = (id: number, item: MediaItem) => change(id, { item });

function sendNext(): void {
  while (sending < atOnce) {
    const next = uploads.find(({ state }) => state === 'waiting');
    if (!next) return;
    sending += 1;
    change(next.id, { state: 'sending' });
    void send(next).finally(() => {
      sending -= 1;
      sendNext();
    });
  }
}

async function send({ id, file }: PictureUpload): Promise<void> {
  try {
    const item = await storeUnderFreeName(file, (part) => change(id, { part }));
    change(id, { state: 'stored', part: 1, item });
    onStored();
  } catch (error) {
    change(id, { state: 'failed', reason: sentenceOf(error) });
  }
}

/** Uploads a picture under the name of its file, with a number appended when that name is in use. */
async function storeUnderFreeName(file: File, onProgress: (part: number) => void): Promise<MediaItem> {
  const name = slugOf(file.name.replace(/\.\w+$/, '')) || 'picture';
  for (let number = 1; ; number += 1)
    try {
      return await sendPicture(number === 1 ? name : `${name}-${number}`, file, onProgress);
    } catch (error) {
      const isTaken = [409, 412, 428].some((status) => isStatus(error, status));
      if (!isTaken || number === maxNumber) throw error;
    }
}
