import type { Role } from '../api/session.ts';

export const roles: readonly (readonly [Role, string])[] = [
  ['editor', 'Editor: all content'],
  ['host', 'Host: their own shows'],
  ['owner', 'Owner: everything, people and settings included'],
];
