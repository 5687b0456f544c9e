import { stat } from 'node:fs/promises';
import { recordingUrl } from '@longwave/contract/audio.ts';
import type { Recording } from '@longwave/contract/document-types/recording.ts';
import { fileName } from '@longwave/contract/field.ts';
import { serviceOf } from '../import/fill-recordings.ts';
import { recordingFile } from '../media/recording-file.ts';
import { soundFacts } from '../sound/sound-facts.ts';
import { readTags } from '../tags/read-tags.ts';
import type { Upload } from '../uploads/upload-folder.ts';
import { artistsIn, type IsName, namesIn } from './names-in.ts';
import type { CsvRow } from './read-csv.ts';
import { type ReadDate, readDate } from './read-date.ts';
import { keyOf, type SourceRow } from './source-row.ts';
import { lineOf } from './source-text.ts';

/** Measures a stored recording; undefined if there is none of that name. */
export async function ourRecording(data: string, name: string): Promise<Recording | undefined> {
  const path = fileName.safeParse(name).success ? recordingFile(data, name) : undefined;
  const facts = path && (await soundFacts(path).catch(() => undefined));
  if (!path || !facts || !(facts.seconds > 0)) return undefined;
  const seconds = Math.min(Math.round(facts.seconds * 1000) / 1000, 604_800);
  return { kind: 'file', name, url: recordingUrl(name), seconds, bytes: (await stat(path)).size };
}

/** Reads the column `recording`: a URL at a service, a URL of sound to be fetched, or the name of a stored file. */
export async function withRecording(data: string, row: CsvRow): Promise<SourceRow> {
  const { recording: written, ...rest } = row;
  const none = { ...rest, recording: null, soundAddress: null };
  if (written === '') return none;
  if (/^https?:\/\/\S+$/i.test(written) && URL.canParse(written)) {
    const url = written.replace(/^http:/i, 'https:');
    const kind = serviceOf(url);
    if (kind) return { ...none, recording: { kind, name: '', url, seconds: 0, bytes: null } };
    return { ...none, soundAddress: written };
  }
  const recording = await ourRecording(data, written.replace(/\.[a-z0-9]{2,4}$/i, ''));
  const doubts = [...row.doubts, `There is no recording called ${written.slice(0, 150)}. Upload it first.`];
  return recording ? { ...none, recording } : { ...none, doubts };
}

type UploadContext = { zone: string; isResident: IsName };

/** Reads shows from uploaded recordings: from their tags, or from their file names where tags are missing. */
export async function readUploaded(
  data: string,
  names: string[],
  uploads: Upload[],
  context: UploadContext,
): Promise<SourceRow[]> {
  const rows: SourceRow[] = [];
  for (const name of names) {
    const upload = uploads.findLast((one) => one.kind === 'recording' && one.name === name);
    rows.push(await uploadedRow(data, name, upload, context));
  }
  return rows;
}

async function uploadedRow(
  data: string,
  name: string,
  upload: Upload | undefined,
  { zone, isResident }: UploadContext,
): Promise<SourceRow> {
  const doubts: string[] = [];
  const recording = (await ourRecording(data, name)) ?? null;
  const path = recording ? recordingFile(data, name) : undefined;
  const tags = path ? await readTags(path) : {};
  const stem = (upload?.filename ?? name).replace(/\.[a-z0-9]{2,4}$/i, '');
  if (!recording)
    doubts.push(
      upload?.state === 'checking' || upload?.state === 'uploading'
        ? 'It is not whole or not checked yet. Look again in a moment.'
        : `There is no recording called ${name}.`,
    );
  if (recording && !tags.title) doubts.push('It has no title of its own, so the file’s name is its title.');
  const inName = /(\d{4})[-_. ]?(\d{2})[-_. ]?(\d{2})/.exec(stem)?.slice(1).join('-') ?? '';
  const { date, doubts: dateDoubts } = chooseDate(
    readDate(tags.date ?? '', zone),
    readDate(inName, zone).date,
    upload,
  );
  doubts.push(...dateDoubts);
  return {
    key: keyOf('recording', name),
    title: recording ? lineOf(tags.title ?? titleIn(stem)) : '',
    date,
    description: '',
    residents: artistsIn(tags.artist ?? '', isResident, doubts),
    genres: namesIn((tags.genre ?? '').replaceAll('/', ';')),
    recording,
    soundAddress: null,
    picture: null,
    tracklist: [],
    doubts,
  };
}

function chooseDate(said: ReadDate, inName: string | null, upload: Upload | undefined): ReadDate {
  if (said.date && said.doubts.length === 0) return said;
  if (inName) return { date: inName, doubts: [] };
  if (said.date || !upload) return said;
  const doubts = ['No date is known, so it is that of the upload.'];
  return { date: new Date(upload.created).toISOString(), doubts };
}

/** The title for a file name: `01_Low-Water` becomes Low Water. */
function titleIn(stem: string): string {
  return stem
    .replace(/^\d{1,3}[\s._-]{1,3}(?=\D)/, '')
    .replace(/[_-]+/g, ' ')
    .trim();
}
