/** The part of the browser's interface that is used; TypeScript's library of the document has none of it. */
interface TrustedTypes {
  createPolicy: (
    name: 'default',
    rules: Record<'createHTML' | 'createScript' | 'createScriptURL', (text: string) => string | null>,
  ) => unknown;
}

/** HTML of this document that may be written into it again. */
const ownHtml = new Set<string>();

/** Notes HTML that the document had, so that it may be written again. */
export function keepHtml(html: string): string {
  ownHtml.add(html);
  return html;
}

/** With it React creates a script that never runs. */
const INERT_SCRIPT = '<script></script>';

/** Text without a tag makes no element: structured data is written so. */
const isHarmless = (html: string) => html === INERT_SCRIPT || !html.includes('<');

/** JSON runs nothing. Browsers ask about a script of structured data, too, when a page changes its text. */
function isData(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Makes the one policy by which this document takes text as code: scripts and workers come from this origin or one of `origins`,
 * HTML is what the document had already, and a script's text is data. Without it a browser that asks for trusted types loads nothing more.
 */
export function trustOwnCode(origins: readonly string[] = []): void {
  const trustedTypes: TrustedTypes | undefined = Reflect.get(globalThis, 'trustedTypes');
  const trusted = new Set([location.origin, ...origins]);
  trustedTypes?.createPolicy('default', {
    createHTML: (html) => (isHarmless(html) || ownHtml.has(html) ? html : null),
    createScript: (text) => (isData(text) ? text : null),
    // That of a worker in memory is this document's.
    createScriptURL: (address) => (trusted.has(new URL(address, document.baseURI).origin) ? address : null),
  });
}
