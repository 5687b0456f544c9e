import type { DocumentType } from '@longwave/contract/documents.ts';
import { HttpError } from '../http/http-error.ts';
import type { Role } from '../store/tables/people.ts';
import type { Actor } from './actor.ts';

/** `own`: only what belongs to one of the actor's residents. */
type Rule = 'yes' | 'own' | 'no';

const everybody: Record<Role, Rule> = { owner: 'yes', editor: 'yes', host: 'yes' };
const ownForHosts: Record<Role, Rule> = { owner: 'yes', editor: 'yes', host: 'own' };
const noHosts: Record<Role, Rule> = { owner: 'yes', editor: 'yes', host: 'no' };
const ownersOnly: Record<Role, Rule> = { owner: 'yes', editor: 'no', host: 'no' };

/** The whole table of who may do what. */
export const rules = {
  'document.read': ownForHosts,
  'document.draft': ownForHosts,
  'document.submit': ownForHosts,
  'document.publish': noHosts,
  'document.send-back': noHosts,
  'document.unpublish': noHosts,
  'document.trash': noHosts,
  /** Hosts may rename only what has never been live: `content/staff/document-actions.ts`. */
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

/** Actions before which people must prove again who they are. */
const needStepUp: Action[] = ['people.write', 'keys.write', 'settings.write'];
/** Hosts may write only these types, even if others name one of their residents. */
const writtenByHosts: DocumentType[] = ['show', 'resident'];
const writing: Action[] = [
  ...(['document.draft', 'document.submit', 'document.publish', 'document.send-back'] as const),
  ...(['document.unpublish', 'document.trash', 'document.rename'] as const),
];

/** A document, with the residents it belongs to. */
export type Subject = { type: DocumentType; owners: string[] };

/**
 * Throws unless the actor may do this. Every staff route asks twice: `requireStaff` checks the role before anything is read, and
 * the route checks the document as soon as it is known.
 */
export function authorise(actor: Actor, action: Action, subject?: Subject): void {
  const isSettings = subject?.type === 'station' && writing.includes(action);
  if (isSettings) authoriseStation(actor, action);
  const rule = rules[action][actor.role];
  if (rule === 'no') throw forbidden(actor);
  if (needStepUp.includes(action) && !actor.isSteppedUp) throw stepUpNeeded();
  if (rule === 'yes' || !subject) return;
  const isOwn = subject.owners.some((slug) => actor.residents.includes(slug));
  // Documents of others do not exist for a host.
  if (!isOwn && action === 'document.read') throw new HttpError(404, 'There is no such document');
  if (!isOwn) throw new HttpError(403, 'This belongs to somebody else. Choose another name for yours.');
  if (writing.includes(action) && !writtenByHosts.includes(subject.type)) throw forbidden(actor);
}

/** The station document is the settings: only owners may write it, and all but saving a draft needs a step-up. */
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
