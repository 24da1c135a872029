import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../app.ts';
import type { IdentityContext } from '../../identity/identity-context.ts';
import type { RequireCustomer } from '../../identity/require-customer.ts';
import { createCustomerContext } from './customer-context.ts';
import { profileRoutes } from './profile-routes.ts';
import { sessionRoutes } from './session-routes.ts';

/** The customer calls (contract, 3.10 and 3.12). */
export function customerRoutes(
  app: FastifyInstance,
  deps: Deps,
  identity: IdentityContext,
  requireCustomer: RequireCustomer,
): void {
  const context = createCustomerContext(deps, identity, requireCustomer);
  for (const addRoutes of [sessionRoutes, profileRoutes]) {
    addRoutes(app, context);
  }
}
