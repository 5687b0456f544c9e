import { Hono } from 'hono';
import type { Store } from '../store/repository.ts';
import { createSignInLimits } from './attempt-limit.ts';
import { joinRoutes } from './join-routes.ts';
import { keyRoutes } from './key-routes.ts';
import { passkeyRoutes } from './passkey-routes.ts';
import { createPasskeys } from './passkeys.ts';
import { peopleRoutes } from './people-routes.ts';
import type { RequireStaff, StaffSettings } from './require-staff.ts';
import { staffSessionRoutes } from './session-routes.ts';

/** All routes under `/staff` about the people of the station. */
export function staffRoutes(
  store: Store,
  settings: StaffSettings,
  requireStaff: RequireStaff,
  secret: string,
) {
  const limits = createSignInLimits(settings.now);
  const passkeys = createPasskeys(store, secret, settings);
  return new Hono()
    .route('/', staffSessionRoutes(store, settings, requireStaff, limits, passkeys))
    .route('/', joinRoutes(store, settings, limits, passkeys))
    .route('/', passkeyRoutes(store, settings, requireStaff, limits, passkeys))
    .route('/', peopleRoutes(store, settings, requireStaff))
    .route('/', keyRoutes(store, settings, requireStaff));
}
