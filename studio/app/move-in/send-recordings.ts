import { isPassing, sentenceOf } from '../api/problem.ts';
import { listOwnUploads, readUpload, type UploadStatus } from '../api/uploads.ts';
import { sendFile, type Wanted } from '../recording/send-file.ts';
import { nameOfFile, pathOf } from '../recording/upload-name.ts';

export type Sent = { names: string[]; refused: { file: string; reason: string }[] };

const soundFile = /\.(?:mp3|wav|flac|ogg|oga|opus|m4a|aac|aif|aiff)$/i;
const checkMs = 300;
const lost = 'the connection is lost; it goes on by itself';

/** Thrown when the station could not be reached for a long time. Files that have arrived stay there. */
class Stopped extends Error {}

/**
 * Uploads recordings one after the other and waits until each is checked. Skips other files and recordings that the station
 * already has; an interrupted upload goes on where it stopped.
 */
export async function sendRecordings(
  files: File[],
  person: number,
  onProgress: (text: string) => void,
): Promise<Sent> {
  const sent: Sent = { names: [], refused: [] };
  const sounds = files
    .filter(({ name }) => soundFile.test(name))
    .toSorted((a, b) => pathOf(a).localeCompare(pathOf(b), 'en', { numeric: true }));
  const present = new Set((await listOwnUploads()).filter(isReady).map(keyOf));
  for (const [at, file] of sounds.entries()) {
    const name = nameOfFile(file);
    if (present.has(keyOf({ name, bytes: file.size }))) {
      sent.names.push(name);
      continue;
    }
    const onPart = (part: string) => onProgress(`${at + 1} of ${sounds.length}: ${file.name}, ${part}`);
    try {
      const status = await sendOne(file, { kind: 'recording', name, person }, onPart);
      if (status.state === 'ready') sent.names.push(status.name);
      else if (status.state === 'refused') sent.refused.push({ file: file.name, reason: status.reason });
    } catch (error) {
      if (error instanceof Stopped) throw error;
      sent.refused.push({ file: file.name, reason: sentenceOf(error) });
    }
  }
  return sent;
}

const isReady = ({ kind, state }: UploadStatus) => kind === 'recording' && state === 'ready';
const keyOf = ({ name, bytes }: Pick<UploadStatus, 'name' | 'bytes'>) => `${name} ${bytes}`;

async function sendOne(file: File, wanted: Wanted, onPart: (part: string) => void): Promise<UploadStatus> {
  return await waitForCheck(await sendWhole(file, wanted, onPart), onPart);
}

/** Asks for the status of an uploaded file until it is checked. A request that fails for a while does not refuse the file. */
export async function waitForCheck(id: string, onPart: (part: string) => void): Promise<UploadStatus> {
  for (;;) {
    const status = await readUpload(id).catch((error) => {
      if (isPassing(error)) return null;
      throw error;
    });
    if (status?.state === 'ready' || status?.state === 'refused') return status;
    onPart(status ? 'being checked' : lost);
    await new Promise((resolve) => setTimeout(resolve, checkMs));
  }
}

/** Uploads a file completely and returns the id of the upload. */
function sendWhole(file: File, wanted: Wanted, onPart: (part: string) => void): Promise<string> {
  return new Promise((resolve, reject) => {
    let id = '';
    sendFile(file, wanted, {
      onKnown(known) {
        id = known;
      },
      onProgress: (sent) => onPart(`${Math.floor((sent / file.size) * 100)} %`),
      onWaiting: () => onPart(lost),
      onWhole: () => resolve(id),
      onRefused: (reason) => reject(new Error(reason)),
      onStopped: (reason) =>
        reject(new Stopped(`${reason} Choose the same files again: what has arrived is not sent again.`)),
    }).catch(reject);
  });
}
