import { isPassing, isStatus, sentenceOf } from '../api/problem.ts';
import { readUpload, removeUpload, type UploadStatus } from '../api/uploads.ts';
import { type Sender, sendFile } from './send-file.ts';
import { createTimeLeft } from './time-left.ts';
import { nameOfMoment } from './upload-name.ts';

export type UploadState = {
  /** `interrupted`: the file must be chosen again; `waiting`: the connection is lost and the upload is retried. */
  phase: 'sending' | 'waiting' | 'paused' | 'interrupted' | 'checking' | 'ready' | 'refused';
  id: string;
  filename: string;
  sent: number;
  bytes: number;
  secondsLeft: number | null;
  reason: string;
  /** Whether it was refused because this person has too many unfinished uploads. */
  isTooMany: boolean;
  name: string;
  facts: { bytes: number; seconds: number | null } | null;
};

const checkMs = 1_000;

/** The upload of a recording. It goes on while other screens are open. */
export class RecordingUpload {
  private state: UploadState;
  private readonly listeners = new Set<() => void>();
  private readonly timeLeft = createTimeLeft();
  private sender: Sender | undefined;
  private isOver = false;

  constructor(start: Pick<UploadState, 'phase' | 'id' | 'filename' | 'bytes'>) {
    this.state = {
      ...start,
      sent: 0,
      secondsLeft: null,
      reason: '',
      isTooMany: false,
      name: '',
      facts: null,
    };
  }

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
  getState = (): UploadState => this.state;

  async send(file: File, person: number): Promise<void> {
    this.timeLeft.begin();
    this.set({ phase: 'sending', filename: file.name, bytes: file.size, reason: '' });
    try {
      this.sender = await sendFile(
        file,
        { kind: 'original', name: nameOfMoment(file), person },
        {
          onProgress: (sent) =>
            this.set({ phase: 'sending', sent, secondsLeft: this.timeLeft.measure(sent, file.size) }),
          onKnown: (id) => this.set({ id }),
          onWaiting: () => this.set({ phase: 'waiting', secondsLeft: null }),
          onWhole: () => {
            this.set({ phase: 'checking', sent: file.size, secondsLeft: null });
            void this.check();
          },
          onRefused: (reason, status) => this.set({ phase: 'refused', reason, isTooMany: status === 429 }),
          onStopped: (reason) => this.set({ phase: 'paused', reason }),
        },
      );
    } catch (error) {
      this.set({ phase: 'refused', reason: sentenceOf(error) });
    }
  }

  pause(): void {
    this.sender?.pause();
    this.set({ phase: 'paused', reason: '', secondsLeft: null });
  }

  goOn(): void {
    this.timeLeft.begin();
    this.set({ phase: 'sending', reason: '' });
    this.sender?.goOn();
  }

  async cancel(): Promise<void> {
    this.isOver = true;
    this.sender?.pause();
    this.sender?.forget();
    if (this.state.id) await removeUpload(this.state.id).catch(() => undefined);
  }

  /** Asks the station until the upload is checked; also used for an upload of an earlier visit. */
  async check(): Promise<void> {
    while (!this.isOver) {
      try {
        if (this.take(await readUpload(this.state.id))) return;
      } catch (error) {
        if (!isPassing(error)) {
          this.sender?.forget();
          const reason = `${sentenceOf(error)} Upload the file again.`;
          // What the station does not have is not linked to a show again and again.
          return this.set({ phase: 'refused', reason, ...(isStatus(error, 404) && { id: '' }) });
        }
      }
      await new Promise((resolve) => setTimeout(resolve, checkMs));
    }
  }

  /** Takes over the status of the upload. Returns whether there is nothing left to wait for. */
  private take(status: UploadStatus): boolean {
    const { name, filename, bytes, received: sent } = status;
    const known = { name, filename, bytes, sent, secondsLeft: null };
    if (status.state === 'uploading') this.set({ ...known, phase: 'interrupted' });
    else if (status.state === 'checking') this.set({ ...known, phase: 'checking' });
    else if (status.state === 'ready') this.set({ ...known, phase: 'ready', facts: status.facts });
    else this.set({ ...known, phase: 'refused', reason: status.reason });
    return status.state !== 'checking';
  }

  private set(change: Partial<UploadState>): void {
    if (this.isOver) return;
    this.state = { ...this.state, ...change };
    for (const listener of this.listeners) listener();
  }
}
