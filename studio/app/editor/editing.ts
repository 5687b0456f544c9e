import type { DocumentType } from '@longwave/contract/documents.ts';
import { act, readDocument, readDocumentById, type StoredDocument } from '../api/documents.ts';
import { type Fault, isStatus } from '../api/problem.ts';
import { addSlugAlias, firstSlugOf, isNewSlug } from '../documents/slug-aliases.ts';
import { followsTitle } from '../documents/slug-of.ts';
import { titleOf } from '../documents/titles.ts';
import {
  readUnsaved,
  removeUnsaved,
  storeUnsaved,
  type UnsavedName,
  unsavedName,
} from '../documents/unsaved-text.ts';
import { type EditingState, type Form, failureOf, firstState, type Start } from './editing-state.ts';
import { findMoved, isOnlyRenamed } from './find-moved.ts';
import { Observable } from './observable.ts';
import { isOnlyRecording, isSame, newestForm, theirsOf } from './same-form.ts';
import { createDraft, updateDraft } from './save-document.ts';

const pauseMs = 1_000;
const retryMs = 4_000;
const maxUnconfirmed = 50;

export type EditingName = { person: number; type: DocumentType; slug: string };

/** For `catch`: null when the document does not exist, undefined when that is unknown. */
const goneOrUnknown = (error: unknown) => (isStatus(error, 404) ? null : undefined);

/** A document that is being edited: typed text is stored in the browser at once and saved when typing pauses. */
export class Editing extends Observable<EditingState> {
  readonly type: DocumentType;
  private readonly person: number;
  private readonly onSlug: (slug: string) => void;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private saving: Promise<boolean> | undefined;
  private isDirty = false;
  private mayRename: boolean;
  private refusedSlug = '';
  /** Forms that were sent and have no response yet; if the station has one of them, it came from here. */
  private unconfirmed: Form[];

  constructor({ person, type, slug }: EditingName, start: Start, onSlug: (slug: string) => void) {
    const unsaved = readUnsaved({ person, type, name: unsavedName(slug, start.stored) });
    super(firstState(slug, start, unsaved));
    this.type = type;
    this.person = person;
    this.onSlug = onSlug;
    this.unconfirmed = unsaved?.unanswered ?? [];
    this.mayRename =
      isNewSlug(slug) ||
      (start.stored?.liveVersion === null && followsTitle(slug, titleOf(start.form, type)));
    if (unsaved) this.touch();
  }

  change(fields: Form): void {
    const { form, faults } = this.getState();
    const isOf = ({ field }: Fault) => Object.hasOwn(fields, field.split('.')[0] ?? '');
    this.set({ form: { ...form, ...fields }, faults: faults.filter((fault) => !isOf(fault)) });
    this.touch();
  }

  /** Saves the typed text. Returns whether all of it is stored. */
  async save(): Promise<boolean> {
    clearTimeout(this.timer);
    while (this.saving) await this.saving;
    if (!this.isDirty) return true;
    const { stored, form, phase } = this.getState();
    if (phase === 'conflict' || (!stored && titleOf(form, this.type).trim() === '')) return false;
    this.saving = this.write().finally(() => {
      this.saving = undefined;
    });
    return this.saving;
  }

  /** Takes over the stored document, as it is after an action; `withForm` replaces the form as well. */
  takeOver(stored: StoredDocument, { withForm = false } = {}): void {
    if (withForm) this.settle({ ...(stored.draft ?? stored.live) });
    this.set({ stored, faults: [], savedAt: stored.at, isUnsure: false });
  }

  /** Runs an action on the stored document while saving waits. Text typed meanwhile is saved after it, over its result. */
  async alone(work: (stored: StoredDocument) => Promise<StoredDocument>): Promise<void> {
    while (this.saving) await this.saving;
    const { stored } = this.getState();
    if (!stored) return;
    const done = work(stored);
    this.saving = done.then(
      () => true,
      () => false,
    );
    try {
      this.takeOver(await done);
    } catch (error) {
      if (!(await this.meet(error))) throw error;
    } finally {
      this.saving = undefined;
    }
  }

  /** Runs an action on the stored document while saving waits: a save under way beside it would be based on the version before. */
  async withoutSaving(action: () => Promise<void>): Promise<void> {
    const done = action();
    this.saving = done.then(
      () => true,
      () => false,
    );
    await done.finally(() => {
      this.saving = undefined;
    });
  }

  /** After an action without a response, reads the document again and again until the station responds. */
  async reloadUntilResponse(): Promise<void> {
    this.set({ isUnsure: true });
    while (this.getState().isUnsure) {
      const { stored } = this.getState();
      const now = stored && (await readDocumentById(stored.id).catch(goneOrUnknown));
      // The stored document was replaced while this one was read, so this one may be older.
      if (this.getState().stored !== stored) continue;
      // When the document is gone or has another version, the next save finds and shows the conflict.
      if (now === null || (now && now.version !== stored?.version)) return this.set({ isUnsure: false });
      if (now) return this.takeOver(now);
      await new Promise((resolve) => setTimeout(resolve, retryMs));
    }
  }

  /**
   * Reads the document again and takes over a recording that the station has given the show. Changes by another person are not
   * taken over; they become a conflict with the next save.
   */
  async refresh(): Promise<StoredDocument> {
    for (;;) {
      while (this.saving) await this.saving;
      const { slug, stored: before } = this.getState();
      const fresh = await readDocument(this.type, slug);
      const { stored, form, phase } = this.getState();
      // A save happened while the document was read, so what was read may be older.
      if (this.saving || stored !== before) continue;
      if (!stored || fresh.version === stored.version || phase === 'conflict') return fresh;
      const { recording } = newestForm(fresh);
      const isTaken = isOnlyRecording(stored, fresh);
      this.set({ form: { ...form, recording }, ...(isTaken && { stored: fresh }) });
      if (this.isDirty) this.touch();
      return fresh;
    }
  }

  showFaults(faults: Fault[]): void {
    this.set({ faults });
  }

  /** Ends a conflict: takes their version, or saves mine over it. Both use the newest stored document with its publishing time. */
  async resolve(choice: 'mine' | 'theirs'): Promise<void> {
    const { theirs, stored } = this.getState();
    if (!theirs || !stored) return;
    const now = await readDocumentById(stored.id);
    this.moveTo(now.slug);
    if (now.trashedAt || (choice === 'mine' && now.version !== theirs.version))
      return this.set({ theirs: theirsOf(now) });
    if (choice === 'mine') return this.goOn(now);
    this.settle(newestForm(now));
    this.set({ stored: now, theirs: null });
  }

  /** Brings the document back from the trash and saves the typed text over it, unless somebody else has changed it before. */
  async bringBack(): Promise<void> {
    const { stored, slug } = this.getState();
    if (!stored) return;
    const back = await act({ type: this.type, slug }, 'bring-back', '*');
    this.goOn({ ...back, version: stored.version });
  }

  /** Drops the typed text of a document that is gone. */
  discard(): void {
    const { form } = this.getState();
    this.settle(form);
  }

  /**
   * Handles the refusal of an action because the document has changed: goes on under its new slug or shows the conflict.
   * Returns false when the action was refused for another reason.
   */
  async meet(error: unknown): Promise<boolean> {
    const hasMoved = await this.follow(error);
    if (hasMoved || !isStatus(error, 412)) return hasMoved;
    this.isDirty = true;
    this.storeUnsaved();
    this.set(failureOf(error, this.getState().stored));
    return true;
  }

  /** Gives the document another slug. If it is live, its old path redirects to the new one. */
  async rename(slug: string): Promise<void> {
    await this.save();
    const { slug: from, stored } = this.getState();
    if (!stored || slug === from) return;
    const after = await act({ type: this.type, slug: from }, 'rename', stored.version, { slug });
    this.mayRename = false;
    this.set({ stored: after });
    this.moveTo(slug);
  }

  /** Whether the station does not have everything yet. */
  hasUnsent(): boolean {
    return this.isDirty || this.saving !== undefined;
  }

  /** Whether it writes this document, which may have been opened here under an earlier slug. */
  isOf({ person, type, slug }: EditingName, id: number | undefined): boolean {
    if (person !== this.person || type !== this.type) return false;
    const state = this.getState();
    return id !== undefined && state.stored
      ? state.stored.id === id
      : firstSlugOf(type, state.slug) === firstSlugOf(type, slug);
  }

  /** Called when the screen is left. Saves unsaved text, which stays stored in the browser if that fails. */
  close(): void {
    clearTimeout(this.timer);
    if (this.isDirty) void this.save();
  }

  private touch(): void {
    this.isDirty = true;
    this.storeUnsaved();
    if (this.getState().phase === 'conflict') return;
    this.set({ phase: 'typing' });
    this.saveIn(pauseMs);
  }

  private storeUnsaved(): void {
    const { slug, form, stored } = this.getState();
    const unsaved = { form, version: stored?.version ?? null, unanswered: this.unconfirmed };
    storeUnsaved(this.nameOfUnsaved(slug, stored), unsaved);
  }

  private nameOfUnsaved(slug: string, stored: StoredDocument | null): UnsavedName {
    return { person: this.person, type: this.type, name: unsavedName(slug, stored) };
  }

  private saveIn(ms: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.save(), ms);
  }

  private async write(): Promise<boolean> {
    const { form, slug, stored } = this.getState();
    this.isDirty = false;
    this.set({ phase: 'saving', reason: '' });
    if (!this.unconfirmed.some((sent) => isSame(sent, form)))
      this.unconfirmed = [...this.unconfirmed, form].slice(-maxUnconfirmed);
    this.storeUnsaved();
    try {
      const saved = stored
        ? await updateDraft(this.type, slug, form, stored, this.maySlug, this.unconfirmed)
        : await createDraft(this.type, form, this.unconfirmed);
      this.unconfirmed = [];
      this.refusedSlug = saved.refusedSlug ?? '';
      if (!this.isDirty || !stored) removeUnsaved(this.nameOfUnsaved(slug, stored));
      this.set({ stored: saved.stored, savedAt: saved.stored.at, isRecovered: false });
      this.takeRecording(form, saved.stored);
      this.moveTo(saved.slug);
      if (this.isDirty) this.touch();
      else this.set({ phase: 'same' });
      return true;
    } catch (error) {
      this.isDirty = true;
      return this.fail(error);
    }
  }

  private maySlug = (slug: string) => this.mayRename && slug !== this.refusedSlug;

  private async fail(error: unknown): Promise<boolean> {
    const hasMoved = await this.follow(error).catch((cause) => this.show(cause));
    if (hasMoved === undefined) return false;
    if (hasMoved) return this.write();
    this.show(error);
    return false;
  }

  private show(error: unknown): void {
    const failure = failureOf(error, this.getState().stored);
    this.set(failure);
    if (failure.phase === 'waiting') this.saveIn(retryMs);
  }

  /** Goes on under the new slug when somebody has renamed the document. Returns whether that was the case. */
  private async follow(error: unknown): Promise<boolean> {
    const { stored, slug } = this.getState();
    const now = stored && (await findMoved(error, stored, slug));
    if (!now) return false;
    const { form } = this.getState();
    this.mayRename = now.liveVersion === null && followsTitle(now.slug, titleOf(newestForm(now), this.type));
    this.set({
      stored: isOnlyRenamed(stored, now) ? now : { ...stored, slug: now.slug },
      form: { ...form, slug: now.slug },
    });
    this.moveTo(now.slug);
    return true;
  }

  private goOn(stored: StoredDocument): void {
    this.set({ stored, theirs: null, phase: 'typing' });
    void this.save();
  }

  /** Takes over the recording that the station gave the show meanwhile and with which the draft was saved. */
  private takeRecording(written: Form, stored: StoredDocument): void {
    const { form } = this.getState();
    const { recording } = newestForm(stored);
    if (form.recording !== written.recording || isSame(recording ?? null, form.recording ?? null)) return;
    this.set({ form: { ...form, recording } });
  }

  private moveTo(slug: string): void {
    const from = this.getState().slug;
    if (from === slug) return;
    addSlugAlias(this.type, from, slug);
    this.set({ slug });
    this.onSlug(slug);
  }

  /** Sets the form to what is stored, so that nothing is left to save. */
  private settle(form: Form): void {
    clearTimeout(this.timer);
    this.isDirty = false;
    const { slug, stored } = this.getState();
    removeUnsaved(this.nameOfUnsaved(slug, stored));
    this.set({ form, phase: 'same' });
  }
}
