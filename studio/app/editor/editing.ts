import type { DocumentType } from '@longwave/contract/documents.ts';
import { act, readDocument, readDocumentById, type StoredDocument } from '../api/documents.ts';
import { type Fault, isStatus } from '../api/problem.ts';
import { addSlugAlias, isNewSlug } from '../documents/slug-aliases.ts';
import { followsTitle, slugOf } from '../documents/slug-of.ts';
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
const maxUnconfirmed = 4;

export type EditingName = { person: number; type: DocumentType; slug: string };

/** Null when there is no such document; undefined when the station did not say. */
const goneOrUnknown = (error: unknown) => (isStatus(error, 404) ? null : undefined);

/** A document while it is written: what is typed is stored in the browser at once and saved when typing pauses. */
export class Editing extends Observable<EditingState> {
  readonly type: DocumentType;
  private readonly person: number;
  private readonly onSlug: (slug: string) => void;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private saving: Promise<boolean> | undefined;
  private isDirty = false;
  private mayRename: boolean;
  private refusedSlug = '';
  /** Forms that were sent without a response yet: if the station has one of them, it came from here. */
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

  /** True when everything typed is stored. */
  async save(): Promise<boolean> {
    clearTimeout(this.timer);
    while (this.saving) await this.saving;
    if (!this.isDirty) return true;
    const { stored, form, phase } = this.getState();
    if (phase === 'conflict' || (!stored && !slugOf(titleOf(form, this.type)))) return false;
    this.saving = this.write().finally(() => {
      this.saving = undefined;
    });
    return this.saving;
  }

  /** After an action: the document as the station has it now. */
  takeOver(stored: StoredDocument, { withForm = false } = {}): void {
    if (withForm) this.settle({ ...(stored.draft ?? stored.live) });
    this.set({ stored, faults: [], savedAt: stored.at, isUnsure: false });
  }

  /** Does something with what is stored. What is typed meanwhile is saved after it, over what came of it. */
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

  /** After an action without a response: reads the document until the station responds. */
  async reloadUntilResponse(): Promise<void> {
    this.set({ isUnsure: true });
    while (this.getState().isUnsure) {
      const { stored } = this.getState();
      const now = stored && (await readDocumentById(stored.id).catch(goneOrUnknown));
      // Another action was answered meanwhile: what was read may be older than that.
      if (this.getState().stored !== stored) continue;
      // Of a document that is gone, the next save says so. Of another version there is a conflict to be shown, by the next save.
      if (now === null || (now && now.version !== stored?.version)) return this.set({ isUnsure: false });
      if (now) return this.takeOver(now);
      await new Promise((resolve) => setTimeout(resolve, retryMs));
    }
  }

  /**
   * The station gives a show its recording by itself. That is taken over into what is being written; what another person
   * has changed with it is not, and is a conflict with the next save.
   */
  async refresh(): Promise<StoredDocument> {
    for (;;) {
      while (this.saving) await this.saving;
      const { slug, stored: before } = this.getState();
      const fresh = await readDocument(this.type, slug);
      const { stored, form, phase } = this.getState();
      // It was saved meanwhile: what was read may be older than that.
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

  /** Somebody else has saved meanwhile: theirs is taken, or mine goes over theirs. Both is what the station has now, with its time. */
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

  /** It is in the trash: it comes back, and what was typed is saved over it, unless it was changed before. */
  async bringBack(): Promise<void> {
    const { stored, slug } = this.getState();
    if (!stored) return;
    const back = await act({ type: this.type, slug }, 'bring-back', '*');
    this.goOn({ ...back, version: stored.version });
  }

  /** The document is gone, and what was typed with it. */
  discard(): void {
    const { form } = this.getState();
    this.settle(form);
  }

  /**
   * An action was refused since the document is another one by now: it is found under its new slug, or both sides are shown.
   * False when it was refused for another reason.
   */
  async meet(error: unknown): Promise<boolean> {
    const hasMoved = await this.follow(error);
    if (hasMoved || !isStatus(error, 412)) return hasMoved;
    this.isDirty = true;
    this.storeUnsaved();
    this.set(failureOf(error, this.getState().stored));
    return true;
  }

  /** Leads visitors of the old address to the new one, if there were any. */
  async rename(slug: string): Promise<void> {
    await this.save();
    const { slug: from, stored } = this.getState();
    if (!stored || slug === from) return;
    const after = await act({ type: this.type, slug: from }, 'rename', stored.version, { slug });
    this.mayRename = false;
    this.set({ stored: after });
    this.moveTo(slug);
  }

  /** The screen is left: what is not saved yet is saved, and stays stored in the browser if that fails. */
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

  /** True when somebody has given it another slug: it is written on under that one. */
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

  /** It was saved with the recording that the station has given it meanwhile. */
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

  /** Nothing is left to save. */
  private settle(form: Form): void {
    clearTimeout(this.timer);
    this.isDirty = false;
    const { slug, stored } = this.getState();
    removeUnsaved(this.nameOfUnsaved(slug, stored));
    this.set({ form, phase: 'same' });
  }
}
