import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import type { IdentityContext } from '../identity/identity-context.ts';
import { createCustomerGuard } from '../identity/require-customer.ts';
import { inquiryRoutes } from '../inquiry/inquiry-routes.ts';
import { conditionRoutes } from './condition/condition-routes.ts';
import { stopRoutes } from './condition/stop-routes.ts';
import { customerRoutes } from './customer/customer-routes.ts';
import { favoriteRoutes } from './favorite/favorite-routes.ts';
import { historyRoutes } from './history/history-routes.ts';
import { mySearchRoutes } from './my-search/my-search-routes.ts';
import { noteRoutes } from './note/note-routes.ts';
import { notificationRoutes } from './notification/notification-routes.ts';
import { ownShareListRoutes } from './share-list/own-share-list-routes.ts';
import { waitlistRoutes } from './waitlist/waitlist-routes.ts';

/** Calls about a member and what belongs to one. */
export function memberRoutes(app: FastifyInstance, deps: Deps, identity: IdentityContext): void {
  const requireCustomer = createCustomerGuard(deps.db, identity);
  customerRoutes(app, deps, identity, requireCustomer);
  favoriteRoutes(app, deps, requireCustomer);
  historyRoutes(app, deps, requireCustomer);
  mySearchRoutes(app, deps, requireCustomer);
  noteRoutes(app, deps, requireCustomer);
  inquiryRoutes(app, deps, requireCustomer);
  conditionRoutes(app, deps, requireCustomer);
  stopRoutes(app, deps);
  notificationRoutes(app, deps, requireCustomer);
  ownShareListRoutes(app, deps, requireCustomer);
  waitlistRoutes(app, deps, requireCustomer);
}
