import type { OutgoingHttpHeaders } from 'node:http';

/** Six months, in s. */
const HSTS_LEAST_S = 15_768_000;
const TOO_WIDE = /^(ftp:|https?:|\*|https?:\/\/\*(\.\*)?)$/;
const UNSAFE = /^('unsafe-inline'|data:)$/;

const directivesOf = (policy: string) =>
  new Map(
    policy.split(';').map((text) => {
      const [name = '', ...sources] = text.trim().split(/\s+/);
      return [name, sources] as const;
    }),
  );

/** Points for a policy, and what is lost to the best one. */
function scorePolicy(policy: string): [number, string?] {
  if (!policy) return [-25, 'no Content-Security-Policy'];
  const directives = directivesOf(policy);
  const sourcesOf = (name: string) => {
    const sources = directives.get(name) ?? directives.get('default-src') ?? ['*'];
    const hasHash = sources.some((source) => /^'(sha(256|384|512)|nonce)-/.test(source));
    return hasHash ? sources.filter((source) => source !== "'unsafe-inline'") : sources;
  };
  const isWide = (source: string) => TOO_WIDE.test(source);
  const isUnsafe = (source: string) => isWide(source) || UNSAFE.test(source);
  if (sourcesOf('script-src').some(isUnsafe) || sourcesOf('object-src').some(isWide))
    return [-20, 'unsafe script-src or object-src'];
  const plain = (sources: readonly string[]) => sources.some((source) => /^(http|ftp):/.test(source));
  const isPassive = (name: string) => name === 'img-src' || name === 'media-src';
  if ([...directives].some(([name, sources]) => !isPassive(name) && plain(sources)))
    return [-20, 'active content over http'];
  if ([...sourcesOf('script-src'), ...sourcesOf('style-src')].includes("'unsafe-eval'"))
    return [-10, "'unsafe-eval'"];
  if (plain([...sourcesOf('img-src'), ...sourcesOf('media-src')])) return [-10, 'pictures over http'];
  if (sourcesOf('style-src').some(isUnsafe)) return [0, 'unsafe style-src'];
  if (directives.get('default-src')?.join() !== "'none'") return [5, "default-src other than 'none'"];
  return [10];
}

/**
 * Points of an answer over https by the rules of Mozilla's HTTP Observatory (mdn-http-observatory, `src/grader/charts.js` and
 * `src/analyzer/tests`, 2026), and each rule by which it has fewer than it could. Left out are the rules that a page of this site
 * cannot meet by its headers: a list of sites in browsers (HSTS preloading), hashes of scripts of the site's own, isolation that
 * would refuse the player of videos (COEP), and what depends on the proxy before the site.
 */
export function scoreOf(headers: OutgoingHttpHeaders, html: string): { score: number; losses: string[] } {
  const header = (name: string) => String(headers[name] ?? '').toLowerCase();
  const policy = headers['content-security-policy'] ?? '';
  const maxAge = Number(/max-age=(\d+)/.exec(header('strict-transport-security'))?.[1] ?? 0);
  const cookies = [headers['set-cookie'] ?? []].flat().map(String);
  const isFramed =
    !directivesOf(policy).has('frame-ancestors') &&
    !['deny', 'sameorigin'].includes(header('x-frame-options'));
  const foreign = [...html.matchAll(/<script[^>]*\ssrc="(https?:)?\/\/[^>]*>/g)].map(([tag]) => tag);
  const referrers = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'];
  const rules: [number, string?][] = [
    scorePolicy(policy),
    maxAge >= HSTS_LEAST_S ? [0] : [maxAge > 0 ? -10 : -20, 'Strict-Transport-Security'],
    referrers.includes(header('referrer-policy')) ? [5] : [0, 'Referrer-Policy'],
    header('x-content-type-options') === 'nosniff' ? [0] : [-5, 'X-Content-Type-Options'],
    isFramed ? [-20, 'X-Frame-Options'] : [5],
    /^same-(origin|site)$/.test(header('cross-origin-resource-policy'))
      ? [10]
      : [0, 'Cross-Origin-Resource-Policy'],
    /^(same-origin|noopener)/.test(header('cross-origin-opener-policy'))
      ? [10]
      : [0, 'Cross-Origin-Opener-Policy'],
    header('access-control-allow-credentials') === 'true' ? [-50, 'open to other sites'] : [0],
    cookies.every((cookie) => /;\s*secure/i.test(cookie)) ? [0] : [-20, 'cookies without Secure'],
    foreign.every((tag) => tag.includes('integrity=')) ? [0] : [-5, 'scripts of others without integrity'],
  ];
  return {
    score: 100 + rules.reduce((sum, [points]) => sum + points, 0),
    losses: rules.flatMap(([, loss]) => loss ?? []),
  };
}
