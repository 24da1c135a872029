import type { APIRequestContext, Page } from '@playwright/test';
import { complaintsOf, open, untilIdle } from '../browser.ts';
import { findViolations, findViolationsOfState } from './accessibility.ts';
import { findInHtml } from './first-html.ts';
import { findGrownForm } from './form-of-page.ts';
import { findShifts } from './layout-shift.ts';
import { findAtOtherSizes } from './other-sizes.ts';
import type { State, Visit } from '../table/page-table.ts';
import { siteRoutes } from '../table/site-routes.ts';
import type { SiteRoute } from '../table/site-routes.ts';
import { expect, leave, test } from './visitors.ts';
import type { Visitor } from './visitors.ts';

/** Movement that a visitor does not notice (Core Web Vitals: good). */
const SHIFT_MAX = 0.1;

/** A page behind a login sends a guest there and knows the way back. */
async function findForGuest(request: APIRequestContext, at: string): Promise<string[]> {
  const answer = await request.get(at, { maxRedirects: 0 });
  const location = answer.headers()['location'] ?? '';
  const isLogin = answer.status() === 302 && location.startsWith('/login/?return=');
  return isLogin ? [] : [`guest: ${answer.status()} ${location}`];
}

async function findInState(page: Page, { name, reach }: State): Promise<string[]> {
  try {
    await reach(page);
  } catch (error) {
    return [`[${name}] not reached: ${String(error)}`];
  }
  return [...(await findViolationsOfState(page)), ...(await findAtOtherSizes(page))].map(
    (finding) => `[${name}] ${finding}`,
  );
}

/** Whether a state of a page is looked at in this project. */
const isAt = (project: string, { at }: State) => at === 'both' || project === (at ?? 'phone');

const visitorOf = ({ guards }: SiteRoute): Visitor => (guards.includes('auth') ? 'member' : 'guest');

/** Whether an earlier page of the table has the same frame around it, which was looked at there. */
function isFrameKnown(route: SiteRoute): boolean {
  const isAlike = (other: SiteRoute) =>
    other.layout === route.layout && visitorOf(other) === visitorOf(route) && other.route !== '404';
  return siteRoutes.find(isAlike) !== route && route.route !== '404';
}

/** Waits until the lists of a visitor's own things have come. */
async function untilLoaded(page: Page): Promise<void> {
  await expect(page.getByRole('status').filter({ hasText: '読み込んでいます' })).toHaveCount(0);
  await untilIdle(page);
}

/** Visits a page once and answers all that is wrong with it. */
async function visit(page: Page, route: SiteRoute, planned: Visit, project: string): Promise<string[]> {
  const { at, make, states = [] } = planned;
  const complaints = complaintsOf(page);
  try {
    const answer = await open(page, make ? await make() : at);
    const status = route.route === '404' ? 404 : 200;
    const findings: string[] = [];
    if (answer.status() !== status) findings.push(`status: ${answer.status()}`);
    if (answer.request().redirectedFrom()) findings.push(`moved to ${answer.url()}`);
    findings.push(...findInHtml(await answer.text(), route, new URL(answer.url()).origin, planned));
    await untilLoaded(page);
    // Before axe, which may scroll: a visitor at the top does not see the footer move.
    findings.push(...(await findShifts(page, SHIFT_MAX)));
    findings.push(...(await findViolations(page, isFrameKnown(route) ? 'main' : 'html')));
    findings.push(...(await findGrownForm(page, at)));
    findings.push(...(await findAtOtherSizes(page)));
    for (const state of states) {
      if (isAt(project, state)) findings.push(...(await findInState(page, state)));
    }
    const ofAnswer = `status of ${status}`;
    const others = complaints.filter((text) => status === 200 || !text.includes(ofAnswer));
    return [...findings, ...others.map((text) => `console: ${text}`)];
  } finally {
    page.removeAllListeners('pageerror');
    page.removeAllListeners('console');
    await leave(page, visitorOf(route));
  }
}

/** Faults in the answer of an address that needs no layout by a browser. */
async function read(request: APIRequestContext, route: SiteRoute, planned: Visit): Promise<string[]> {
  const answer = await request.get(planned.at, { maxRedirects: 0 });
  const findings = findInHtml(await answer.text(), route, new URL(answer.url()).origin, planned);
  return [...(answer.status() === 200 ? [] : [`status: ${answer.status()}`]), ...findings];
}

for (const route of siteRoutes) {
  for (const [index, planned] of route.visits.entries()) {
    const { at, isAlike, isWide } = planned;
    if (isAlike) {
      test(`${at} keeps the promises of a first HTML`, async ({ request }) => {
        expect(await read(request, route, planned)).toEqual([]);
      });
      continue;
    }
    const tag = index === 0 || isWide ? '@both' : '@phone';
    test(`${at} keeps the promises of every page`, { tag }, async ({ windowOf, request }, { project }) => {
      const visitor = visitorOf(route);
      const findings = visitor === 'member' ? await findForGuest(request, at) : [];
      findings.push(...(await visit(await windowOf(visitor), route, planned, project.name)));
      expect(findings, `${at} at the width of a ${project.name}`).toEqual([]);
    });
  }
}
