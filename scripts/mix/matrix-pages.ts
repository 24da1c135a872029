import { setTimeout as wait } from 'node:timers/promises';
import { remoteNames } from '@gakumado/build/roots.ts';

/** A page of a remote, and the page of another remote from which a link leads to it. */
export interface MatrixPage {
  remote: string;
  address: string;
  /** Title in its main part. */
  title: string;
  from: { address: string; title: string };
  /** Selector of the link. */
  link: string;
}

interface Way {
  from: string;
  /** Absent: the first estate to which the other page leads. */
  to?: { address: string; link: string };
}

const ways: Record<string, Way> = {
  'mf-search': { from: '/faq/', to: { address: '/', link: 'header a[href="/"]' } },
  'mf-estate': { from: '/' },
  'mf-member': { from: '/faq/', to: { address: '/login/', link: 'header a[href^="/login/?"]' } },
  'mf-content': { from: '/login/', to: { address: '/faq/', link: 'a[href="/faq/"]' } },
};

const mainOf = (html: string) => /<main[\s>][^]*<\/main>/.exec(html)?.[0] ?? '';

/** The text of a document or a piece of one, without spaces. */
export const textOf = (html: string) =>
  html.replaceAll(/<(script|style)[\s>][^]*?<\/\1>/g, '').replaceAll(/<[^>]*>|\s+/g, '');

/** The title of a page in its HTML, without spaces. */
export const titleOf = (html: string) => textOf(/<h1[\s>][^]*?<\/h1>/.exec(mainOf(html))?.[0] ?? '');

/** The text of the main part of a page in its HTML, without spaces. */
export const mainTextOf = (html: string) => textOf(mainOf(html));

/** How long a server on a busy machine may take until it has all remotes, in ms. */
const READY_MS = 60_000;

async function read(address: string): Promise<string> {
  const until = performance.now() + READY_MS;
  for (;;) {
    const response = await fetch(address);
    if (response.ok) return response.text();
    if (performance.now() > until) throw new Error(`${address} answers ${response.status}.`);
    await wait(200);
  }
}

/** Finds the page of every remote on a site without faults. */
export async function findPages(origin: string): Promise<MatrixPage[]> {
  return Promise.all(
    remoteNames.map(async (remote) => {
      const way = ways[remote];
      if (!way) throw new Error(`scripts/mix/matrix-pages.ts names no page of ${remote}.`);
      const before = await read(origin + way.from);
      const estate = /href="(\/view\/\d+\/)"/.exec(before)?.[1];
      if (estate === undefined && !way.to) throw new Error(`${way.from} has no link to a page of ${remote}.`);
      const { address, link } = way.to ?? { address: `${estate}`, link: `main a[href="${estate}"]` };
      const title = titleOf(await read(origin + address));
      return { remote, address, title, from: { address: way.from, title: titleOf(before) }, link };
    }),
  );
}
