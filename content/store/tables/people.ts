export type Role = 'owner' | 'editor' | 'host';

export type PersonRow = {
  id: number;
  /** In lower case. */
  email: string;
  name: string;
  role: Role;
  /** Slugs of the residents that a host is. */
  residents: string[];
  /** In the format of `people/passwords.ts`. */
  password: string | null;
  isActive: boolean;
  lastSeen: number | null;
};
export type NewPerson = Omit<PersonRow, 'id' | 'lastSeen' | 'isActive'> & { created: number };
export type PersonPatch = Partial<Omit<PersonRow, 'id' | 'email' | 'lastSeen'>>;

export type InvitationRow = {
  id: number;
  email: string;
  role: Role;
  residents: string[];
  until: number;
  inviter: string;
};

/** Tokens and keys are stored as their hashes only. */
export type StaffSessionRow = {
  id: number;
  person: number;
  created: number;
  lastSeen: number;
  until: number;
  stepUpUntil: number;
  agent: string;
};
export type ApiKeyRow = {
  id: number;
  name: string;
  role: Role;
  residents: string[];
  created: number;
  creator: string;
  /** The person who made it, by whichever key; null for one that only the key of the settings, or nobody known, has made. */
  creatorId: number | null;
  lastUsed: number | null;
};
export type PasskeyRow = {
  id: string;
  person: number;
  publicKey: string;
  counter: number;
  transports: string[];
  created: number;
};

export type PeopleReads = {
  hasOwner(): Promise<boolean>;
  list(): Promise<(PersonRow & { passkeys: number })[]>;
  read(id: number): Promise<PersonRow | undefined>;
  readByEmail(email: string): Promise<PersonRow | undefined>;
  listInvitations(now: number): Promise<InvitationRow[]>;
  findInvitation(hash: string, now: number): Promise<InvitationRow | undefined>;
  hasSetupLink(hash: string): Promise<boolean>;
};

export type PeopleWrites = {
  add(person: NewPerson): Promise<number>;
  change(id: number, patch: PersonPatch): Promise<void>;
  /** Replaces an earlier invitation for the same e-mail. */
  addInvitation(invitation: Omit<InvitationRow, 'id'> & { hash: string }): Promise<number>;
  /** False when there was none. */
  removeInvitation(id: number): Promise<boolean>;
  removeInvitationsOf(email: string): Promise<void>;
  /** Those that a person or key of this name has made; gives the e-mails they were for. */
  removeInvitationsBy(inviter: string): Promise<string[]>;
  /** Renames a resident in people, invitations and API keys. */
  renameResident(from: string, to: string): Promise<void>;
  /** The newest few links stay valid, since each of several processes may have printed one. */
  addSetupLink(hash: string, at: number): Promise<void>;
  removeSetupLinks(): Promise<void>;
};

/** What people and programs prove with who they are: sessions, keys and passkeys. */
export type AccessReads = {
  findSession(
    hash: string,
    now: number,
  ): Promise<{ session: StaffSessionRow; person: PersonRow } | undefined>;
  readSession(id: number): Promise<StaffSessionRow | undefined>;
  listSessions(person: number, now: number): Promise<StaffSessionRow[]>;
  listKeys(): Promise<ApiKeyRow[]>;
  findKey(hash: string): Promise<ApiKeyRow | undefined>;
  listPasskeys(person: number): Promise<PasskeyRow[]>;
  readPasskey(id: string): Promise<PasskeyRow | undefined>;
};

export type AccessWrites = {
  addSession(session: Omit<StaffSessionRow, 'id'> & { hash: string }): Promise<number>;
  /** Also notes that the person was seen. */
  touchSession(id: number, person: number, now: number, until: number): Promise<void>;
  setStepUp(id: number, until: number): Promise<void>;
  /** False when there was none. */
  removeSession(id: number): Promise<boolean>;
  /** Removes the person's sessions, except this one, if given. */
  removeSessionsOf(person: number, except?: number): Promise<void>;
  addKey(key: Omit<ApiKeyRow, 'id' | 'lastUsed'> & { hash: string }): Promise<number>;
  touchKey(id: number, now: number): Promise<void>;
  removeKey(id: number): Promise<boolean>;
  /** Those that a person has made; gives their names. */
  removeKeysOf(creatorId: number): Promise<string[]>;
  addPasskey(passkey: PasskeyRow): Promise<void>;
  setPasskeyCounter(id: string, counter: number): Promise<void>;
  removePasskey(id: string, person: number): Promise<boolean>;
  removePasskeysOf(person: number): Promise<void>;
  /** False when it was used before. */
  useChallenge(challenge: string, until: number): Promise<boolean>;
  /** Removes sessions, invitations and challenges that have ended. */
  removeEnded(now: number): Promise<void>;
};

export type AuditRow = {
  id: number;
  at: number;
  who: string;
  person: number | null;
  action: string;
  subject: string;
  note: string | null;
};
export type NewAuditRow = Omit<AuditRow, 'id'>;

export type AuditReads = { list(before: number | undefined, limit: number): Promise<AuditRow[]> };
export type AuditWrites = {
  add(row: NewAuditRow): Promise<void>;
  /** Adds an entry unless the same person did the same after this instant, since a draft is saved every few seconds. */
  addUnlessSince(row: NewAuditRow, since: number): Promise<void>;
  removeBefore(at: number): Promise<void>;
};

/** The last review of a draft, by a host or an editor. */
export type ReviewRow = {
  document: number;
  at: number;
  who: string;
  note: string;
  state: 'submitted' | 'sent back';
};
export type ReviewReads = { read(document: number): Promise<ReviewRow | undefined> };
export type ReviewWrites = { put(row: ReviewRow): Promise<void>; remove(document: number): Promise<void> };
