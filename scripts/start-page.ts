import { createServer } from 'node:http';
import type { ServerResponse } from 'node:http';
import { brand } from '@gakumado/shared/brand';
import { RETRY_AFTER_S } from '@gakumado/shared/contract';
import { mainFreeDial } from '@gakumado/shared/vocabulary';

const TITLE = 'ただいまメンテナンス中です';
/** A start that brings the data up to date takes a minute. */
const PAGE_RETRY_S = 60;

const PAGE = `<!doctype html>
<html lang="ja">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${TITLE}｜${brand.name}</title>
<style>
body { margin: 0; padding: 3rem 1rem; color: #222; background: #fff; font: 1rem/1.8 sans-serif; }
main { max-width: 36rem; margin: 0 auto; }
h1 { font-size: 1.5rem; line-height: 1.4; }
a { display: inline-block; min-height: 1.5rem; color: #0a58a6; }
</style>
</head>
<body>
<main>
<h1>${TITLE}</h1>
<p>サイトを新しくしています。数分ほどで終わりますので、しばらくしてから、もう一度お越しください。</p>
<p><a href="">もう一度読み込む</a></p>
<p>お急ぎの方は、お電話でもご相談いただけます。<br><a href="tel:${mainFreeDial.tel.replaceAll('-', '')}">${mainFreeDial.tel}</a> ${mainFreeDial.hours}</p>
</main>
</body>
</html>
`;

const CALL = JSON.stringify({
  status: 500,
  result: null,
  message: `${TITLE}。しばらくしてから、もう一度お試しください。`,
  errors: [],
});

/** Whether an address is that of a call, and of no page. */
const isCall = (url: string) => /^\/(?:api|content|cognito|images|includes|releases)\//.test(url);

function answer(url: string, response: ServerResponse): void {
  const [type, body, retryS] = isCall(url)
    ? ['application/json; charset=utf-8', CALL, RETRY_AFTER_S]
    : ['text/html; charset=utf-8', PAGE, PAGE_RETRY_S];
  response
    .writeHead(503, {
      'Content-Type': type,
      'Cache-Control': 'no-store',
      'Content-Security-Policy':
        "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
      'X-Content-Type-Options': 'nosniff',
      'Retry-After': retryS,
      // The shell takes the port over: a browser has to ask it.
      Connection: 'close',
    })
    .end(body);
}

/** The page of a site that starts. */
export interface StartPage {
  /** Resolves when the port is free. */
  close(): Promise<void>;
}

/** Answers every page and call of a port with 503, until the shell takes the port over. */
export async function showStartPage(port: number, host: string): Promise<StartPage> {
  const server = createServer({ requestTimeout: 10_000 }, (request, response) => {
    request.resume();
    answer(request.url ?? '/', response);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return {
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeIdleConnections();
      }),
  };
}
