import type { DocumentType } from '@longwave/contract/documents.ts';
import { HttpError } from '../http/http-error.ts';
import type { Role } from '../store/tables/people.ts';
import type { Actor } from './actor.ts';

/** `own`: only what belongs to one of their residents. */
type Rule = 'yes' | 'own' | 'no';

const everybody: Record<Role, Rule> = { owner: 'yes', editor: 'yes', host: 'yes' };
const ownForHosts: Record<Role, Rule> = { owner: 'yes', editor: 'yes', host: 'own' };
const noHosts: Record<Role, Rule> = { owner: 'yes', editor: 'yes', host: 'no' };
const ownersOnly: Record<Role, Rule> = { owner: 'yes', editor: 'no', host: 'no' };

/** Who may do what: the whole of it. */
export const rules = {
  'document.read': ownForHosts,
  'document.draft': ownForHosts,
  'document.submit': ownForHosts,
  'document.publish': noHosts,
  'document.send-back': noHosts,
  'document.unpublish': noHosts,
  'document.trash': noHosts,
  /** Hosts only before anybody has seen it: `content/staff/document-actions.ts`. */
  'document.rename': ownForHosts,
  'media.read': noHosts,
  'media.add': everybody,
  'media.change': noHosts,
  'media.uses': ownForHosts,
  'move-in': noHosts,
  'as-played.read': noHosts,
  'as-played.change': noHosts,
  /** One's own session, passkeys and password. */
  self: everybody,
  'people.read': ownersOnly,
  'people.write': ownersOnly,
  'keys.read': ownersOnly,
  'keys.write': ownersOnly,
  'audit.read': ownersOnly,
  'settings.read': ownersOnly,
  'settings.write': ownersOnly,
} satisfies Record<string, Record<Role, Rule>>;
export type Action = keyof typeof rules;

/** People prove again who they are before these. */
const needStepUp: Action[] = ['people.write', 'keys.write', 'settings.write'];
/** Hosts write nothing else, even where they are named. */
const writtenByHosts: DocumentType[] = ['show', 'resident'];
const writing: Action[] = [
  ...(['document.draft', 'document.submit', 'document.publish', 'document.send-back'] as const),
  ...(['document.unpublish', 'document.trash', 'document.rename'] as const),
];

/** A document, with the residents it belongs to. */
export type Subject = { type: DocumentType; owners: string[] };

/**
 * Throws unless they may. Every staff route asks twice: `requireStaff` asks before anything is read whether the role may do
 * this at all, and the route asks about the document as soon as it is known.
 */
export function authorise(actor: Actor, action: Action, subject?: Subject): void {
  const isSettings = subject?.type === 'station' && writing.includes(action);
  if (isSettings) authoriseStation(actor, action);
  const rule = rules[action][actor.role];
  if (rule === 'no') throw forbidden(actor);
  if (needStepUp.includes(action) && !actor.isSteppedUp) throw stepUpNeeded();
  if (rule === 'yes' || !subject) return;
  const isOwn = subject.owners.some((slug) => actor.residents.includes(slug));
  // What is not theirs is not there for them.
  if (!isOwn && action === 'document.read') throw new HttpError(404, 'There is no such document');
  if (!isOwn) throw new HttpError(403, 'This belongs to somebody else. Choose another name for yours.');
  if (writing.includes(action) && !writtenByHosts.includes(subject.type)) throw forbidden(actor);
}

/** The station document is the settings: its drafts are the owner's, and publishing one needs proof. */
function authoriseStation(actor: Actor, action: Action): void {
  if (rules['settings.write'][actor.role] !== 'yes') throw forbidden(actor);
  if (action !== 'document.draft' && !actor.isSteppedUp) throw stepUpNeeded();
}

function forbidden({ role }: Actor): HttpError {
  return new HttpError(403, `This is not for ${role}s. Ask an ${role === 'host' ? 'editor' : 'owner'}.`);
}

export function stepUpNeeded(): HttpError {
  return new HttpError(403, 'Prove again that it is you', undefined, {}, { stepUp: true });
}
