import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
import { complaintsOf, open } from '../journeys/fixtures.ts';
import { findViolations } from './accessibility.ts';
import { findInHtml } from './first-html.ts';
import { findShifts } from './layout-shift.ts';
import { findAtOtherSizes } from './other-sizes.ts';
import type { State, Visit } from './page-table.ts';
import { siteRoutes } from './site-routes.ts';
import type { SiteRoute } from './site-routes.ts';
import { expect, test } from './visitors.ts';

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
  return [...(await findViolations(page)), ...(await findAtOtherSizes(page))].map(
    (finding) => `[${name}] ${finding}`,
  );
}

/** Visits a page once and answers all that is wrong with it. */
async function visit(
  context: BrowserContext,
  route: SiteRoute,
  planned: Visit,
  project: string,
): Promise<string[]> {
  const { at, states = [] } = planned;
  const page = await context.newPage();
  try {
    const complaints = complaintsOf(page);
    const answer = await open(page, at);
    const status = route.route === '404' ? 404 : 200;
    const findings: string[] = [];
    if (answer.status() !== status) findings.push(`status: ${answer.status()}`);
    if (answer.request().redirectedFrom()) findings.push(`moved to ${answer.url()}`);
    findings.push(...findInHtml(await answer.text(), route, new URL(answer.url()).origin, planned));
    findings.push(...(await findViolations(page)));
    findings.push(...(await findShifts(page, SHIFT_MAX)));
    findings.push(...(await findAtOtherSizes(page)));
    for (const state of states) {
      if (!state.only || state.only === project) findings.push(...(await findInState(page, state)));
    }
    const ofAnswer = `status of ${status}`;
    const others = complaints.filter((text) => status === 200 || !text.includes(ofAnswer));
    return [...findings, ...others.map((text) => `console: ${text}`)];
  } finally {
    await page.close();
  }
}

/** Takes away what the visits before have closed, kept and looked at. */
async function forget(context: BrowserContext): Promise<void> {
  await context.clearCookies();
  await context.setStorageState({ cookies: [], origins: [] });
}

for (const route of siteRoutes) {
  for (const planned of route.visits) {
    test(`${planned.at} keeps what every page promises`, async ({ browserOf, request }, { project }) => {
      const isOfMember = route.guards.includes('auth');
      const context = await browserOf(isOfMember ? 'member' : 'guest');
      if (!isOfMember) await forget(context);
      const findings = isOfMember ? await findForGuest(request, planned.at) : [];
      findings.push(...(await visit(context, route, planned, project.name)));
      expect(findings, `${planned.at} at the width of a ${project.name}`).toEqual([]);
    });
  }
}
