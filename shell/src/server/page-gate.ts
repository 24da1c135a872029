import { brand } from '@gakumado/shared/brand';
import { createGate, GateClosed } from '@gakumado/shared/serving';
import type { Gate, GateLimits } from '@gakumado/shared/serving';
import type { PageAnswer } from './render-page.ts';

/** So many pages are rendered at a time: each takes some 30 ms of the one thread, and waits for the backend besides. Calls pass the same thread. */
const WIDTH = 2;

/** One client has so many at a time, those that wait among them: a restored window opens its tabs at once. */
const PER_CLIENT = 12;

/** A page that waits longer, in ms, gives way to the last good one, or to words. */
const WAIT_MS = 1_000;

/** Calls and kept pages have half of the thread while a few pages wait, and three quarters in a crowd. */
const RESTS = { alone: 0, inCrowd: 3 };

const busyHtml = Buffer.from(`<!doctype html>
<html lang="ja">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>ただいま混み合っています｜${brand.name}</title>
</head>
<body>
<main>
<h1>ただいま混み合っています</h1>
<p>アクセスが集中しているため、このページをすぐにお見せできません。少し時間をおいて、もう一度開いてみてください。</p>
<p><a href="">もう一度開く</a></p>
<p><a href="/">トップページへ</a></p>
</main>
</body>
</html>
`);

/** The page in place of one that there is no room to render; the last good one of the cache goes before it. */
const busyPage = (): PageAnswer => ({ status: 503, html: busyHtml, isPublic: false, isIncomplete: true });

/** Lets a few pages be rendered at a time. */
export interface PageGate extends Pick<Gate, 'counts'> {
  render: <T extends PageAnswer>(client: string, render: () => Promise<T>) => Promise<T | PageAnswer>;
}

export function createPageGate(
  limits: GateLimits = { width: WIDTH, perClient: PER_CLIENT, waitMs: WAIT_MS, rests: RESTS },
): PageGate {
  const gate = createGate(limits);
  return {
    counts: gate.counts,
    render: (client, render) =>
      gate.run(client, render).catch((error: unknown) => {
        if (error instanceof GateClosed) return busyPage();
        throw error;
      }),
  };
}
