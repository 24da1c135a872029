/**
 * An address in memory of a release's worker, checked against the registry like every script of a release. Workers have
 * neither `integrity` nor may they come from a CDN, so the text is fetched and started from memory, which the site's
 * policy allows.
 */
export async function fetchWorker(address: string): Promise<string> {
  const url = new URL(address, document.baseURI).href;
  // Only where releases are registered: not in development, not in one bundle.
  await globalThis.gakumadoHashes?.(url);
  const integrity = globalThis.gakumadoIntegrity?.(url);
  const response = await fetch(url, integrity ? { integrity } : {});
  if (!response.ok) throw new Error(`The worker ${url} answered ${response.status}`);
  return URL.createObjectURL(new Blob([await response.text()], { type: 'text/javascript' }));
}
