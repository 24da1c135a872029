import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import type { IdentityContext } from '../../identity/identity-context.ts';
import type { RequireCustomer } from '../../identity/require-customer.ts';
import { createCustomerContext } from './customer-context.ts';
import { passwordRoutes } from './password-routes.ts';
import { profileRoutes } from './profile-routes.ts';
import { registrationRoutes } from './registration-routes.ts';
import { sessionRoutes } from './session-routes.ts';
import { sessionListRoutes } from '../session/session-list-routes.ts';
import { withdrawalRoutes } from './withdrawal-routes.ts';

/** The customer calls (contract, 3.10 and 3.12). */
export function customerRoutes(
  app: FastifyInstance,
  deps: Deps,
  identity: IdentityContext,
  requireCustomer: RequireCustomer,
): void {
  const context = createCustomerContext(deps, identity, requireCustomer);
  for (const addRoutes of [
    sessionRoutes,
    sessionListRoutes,
    registrationRoutes,
    profileRoutes,
    passwordRoutes,
    withdrawalRoutes,
  ]) {
    addRoutes(app, context);
  }
}
