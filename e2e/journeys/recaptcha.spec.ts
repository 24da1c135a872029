import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { text } from 'node:stream/consumers';
import { e2eVarDir, freePort, ports, startProcess } from '../site.ts';
import type { Running } from '../site.ts';
import { expect, open, test } from '../browser.ts';
import { answerQuestion } from './answer-question.ts';
import { fillInPerson, forgive, toConfirm } from './inquirer.ts';

const SITE_KEY = 'public-key_1';
const SECRET = 'secret-key_1';

/** A replacement of reCAPTCHA's script: it gives tokens that its server knows. */
const script = `window.grecaptcha = {
  ready: (run) => setTimeout(run),
  execute: (key, { action }) =>
    fetch(new URL('token?' + new URLSearchParams({ key, action }), document.querySelector('script[src*="/recaptcha/"]').src))
      .then((answer) => answer.text()),
};`;

/** A stand-in for reCAPTCHA version 3: its script, its tokens, which count once, and its check of them. */
async function startStandIn(): Promise<{ server: Server; origin: string; score: { value: number } }> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const actionOf = new Map<string, string>();
  const score = { value: 0.9 };
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', origin);
    const respond = (body: string, type: string) =>
      response.writeHead(200, { 'content-type': type, 'access-control-allow-origin': '*' }).end(body);
    if (pathname === '/recaptcha/api.js' && searchParams.get('render') === SITE_KEY) {
      respond(script, 'text/javascript');
    } else if (pathname === '/recaptcha/token' && searchParams.get('key') === SITE_KEY) {
      const token = randomUUID();
      actionOf.set(token, searchParams.get('action') ?? '');
      respond(token, 'text/plain');
    } else if (pathname === '/recaptcha/api/siteverify' && request.method === 'POST') {
      void text(request).then((body) => {
        const form = new URLSearchParams(body);
        const token = form.get('response') ?? '';
        const action = actionOf.get(token);
        actionOf.delete(token);
        const isRight = form.get('secret') === SECRET && action !== undefined;
        const verdict = isRight
          ? { success: true, score: score.value, action, hostname: 'localhost' }
          : { success: false, 'error-codes': ['timeout-or-duplicate'] };
        respond(JSON.stringify(verdict), 'application/json');
      });
    } else {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(port, resolve));
  return { server, origin, score };
}

const running: Running[] = [];
let standIn: Awaited<ReturnType<typeof startStandIn>>;
let site = '';

test.describe.configure({ mode: 'serial' });

// A backend and a shell of their own beside those of the site, over the same database and releases.
test.beforeAll(async () => {
  standIn = await startStandIn();
  const [backendPort, shellPort] = [await freePort(), await freePort()];
  site = `http://localhost:${shellPort}`;
  const env = {
    VAR_DIR: e2eVarDir,
    SITE_ORIGIN: site,
    SAMPLE_ESTATES: '3200',
    STREET_FLAGS_INTERVAL_S: '0',
    RATE_LIMIT_SCALE: '100',
    // As a site that others reach has one: the server and the browser send it along.
    ACCESS_KEYS: 'key-of-these-pages',
    CAPTCHA_PROVIDER: 'recaptcha',
    RECAPTCHA_SITE_KEY: SITE_KEY,
    RECAPTCHA_SECRET: SECRET,
    RECAPTCHA_SCRIPT_URL: `${standIn.origin}/recaptcha/api.js`,
    RECAPTCHA_VERIFY_URL: `${standIn.origin}/recaptcha/api/siteverify`,
    NODE_ENV: 'production',
    LOG_LEVEL: 'error',
  };
  running.push(await startProcess('samples/main.ts', { ...env, BACKEND_PORT: String(backendPort) }));
  running.push(
    await startProcess('shell/src/server/main.ts', {
      ...env,
      PORT: String(shellPort),
      BACKEND_URL: `http://127.0.0.1:${backendPort}`,
      RELEASE_STORE_URL: `http://127.0.0.1:${ports.store}`,
    }),
  );
});
test.afterAll(async () => {
  for (const { stop } of running.toReversed()) await stop();
  standIn.server.closeAllConnections();
  standIn.server.close();
});

const receipt = /受付番号：/;

test('a form is sent with a token of reCAPTCHA, which its policy lets in', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await open(page, `${site}/inquiry/general/?inquiryContentsId=1`);
  const ofCaptcha = () => asked.filter((url) => url.startsWith(standIn.origin));
  expect(ofCaptcha()).toEqual([]);
  await fillInPerson(page);
  await expect.poll(ofCaptcha).toHaveLength(1);
  await toConfirm(page);
  await expect(page.getByText('このサイトはreCAPTCHAによって保護されており')).toBeVisible();
  await page.getByRole('button', { name: '送信する' }).click();
  await expect(page.getByText(receipt)).toBeVisible();
  expect(ofCaptcha()).toHaveLength(2);
});

test('a visitor whom reCAPTCHA doubts answers a question', async ({ page, complaints }) => {
  standIn.score.value = 0.1;
  await open(page, `${site}/inquiry/general/?inquiryContentsId=1`);
  await fillInPerson(page);
  await toConfirm(page);
  await page.getByRole('button', { name: '送信する' }).click();
  await answerQuestion(page);
  await page.getByRole('button', { name: '送信する' }).click();
  await expect(page.getByText(receipt)).toBeVisible();
  await forgive(complaints);
});
