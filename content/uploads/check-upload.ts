import { existsSync } from 'node:fs';
import { link, mkdir, open, readFile, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { hashFile } from '../import/hash-file.ts';
import { captionsFile } from '../media/captions.ts';
import { findClipFile } from '../media/clips.ts';
import { recordingFile, recordingsFolder } from '../media/recording-file.ts';
import { originalsFolder } from '../preparation/preparation-folder.ts';
import { BadSound } from '../sound/bad-sound.ts';
import { soundFacts } from '../sound/sound-facts.ts';
import { clipFacts } from './clip-facts.ts';
import type { UploadFacts, UploadKind } from './upload-folder.ts';

export type Job = { path: string; kind: UploadKind; name: string; data: string };
export type Outcome = { facts: UploadFacts } | { reason: string };

const noSound = 'This is no sound that can be read: it must be mp3, wav, aiff, flac, m4a, aac, ogg or opus.';
const reasons: Record<UploadKind, string> = {
  original: noSound,
  recording: noSound,
  clip: 'This is no film that browsers play: it must be webm, mp4 or ogv.',
  captions: 'These are no captions: they must be a WebVTT file.',
};

/** Reads a whole upload, measures it and moves it to its path. Repeating it changes nothing. */
export async function checkUpload(job: Job): Promise<Outcome> {
  const measured = await measure(job).catch((error) => {
    if (error instanceof BadSound) return `${error.message}.`;
    throw error;
  });
  if (typeof measured === 'string') return { reason: measured };
  if (!measured) return { reason: reasons[job.kind] };
  const [size, sha256] = [await syncToDisk(job.path), await hashFile(job.path)];
  const facts = { ...measured, bytes: size, sha256 };
  const present = findPresent(job);
  if (!present && (await moveToTarget(job.path, targetOf(job, measured.format)))) return { facts };
  const other = present ?? findPresent(job);
  if (other && (await hashFile(other)) === sha256) return { facts };
  return { reason: `There is other content called ${job.name} already; choose another name.` };
}

async function measure({ kind, path }: Job): Promise<Omit<UploadFacts, 'bytes' | 'sha256'> | undefined> {
  if (kind === 'recording' || kind === 'original') {
    const facts = await soundFacts(path);
    return facts && { ...facts, seconds: Math.round(facts.seconds * 1000) / 1000 };
  }
  if (kind === 'clip') return await clipFacts(path);
  const isWebVtt = /^\uFEFF?WEBVTT(?:[ \t\r\n]|$)/.test(await readFile(path, 'utf8'));
  return isWebVtt ? { format: 'vtt', seconds: null } : undefined;
}

/** The file that exists with this name. */
export function findPresent({ kind, name, data }: Omit<Job, 'path'>): string | undefined {
  if (kind === 'recording') return recordingFile(data, name);
  if (kind === 'original') return recordingFile(data, name) ?? recordingFile(data, name, originalsFolder);
  if (kind === 'clip') return findClipFile(data, name)?.path;
  return existsSync(captionsFile(data, name)) ? captionsFile(data, name) : undefined;
}

function targetOf({ kind, name, data }: Job, format: string): string {
  return join(data, folderOf(kind, format), `${name}.${format}`);
}

/**
 * The target folder. Originals that are not mp3 have a folder of their own, so that the radio host does not convert them before
 * content prepares them.
 */
function folderOf(kind: UploadKind, format: string): string {
  if (kind === 'original') return format === 'mp3' ? recordingsFolder : originalsFolder;
  return kind === 'recording' ? recordingsFolder : 'media';
}

async function syncToDisk(path: string): Promise<number> {
  await using file = await open(path, 'r+');
  await file.sync();
  return (await file.stat()).size;
}

/** Moves an upload to its path; returns false if there is a file already. It is linked, or renamed if the disk has no links. */
async function moveToTarget(path: string, target: string): Promise<boolean> {
  await mkdir(dirname(target), { recursive: true });
  try {
    await link(path, target);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    await rename(path, target);
  }
  return true;
}
