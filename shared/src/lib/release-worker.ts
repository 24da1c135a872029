/** A file of a release, checked against the registry like every script of a release. Rejects where it is not answered with 200. */
export async function fetchReleaseFile(address: string): Promise<Response> {
  const url = new URL(address, document.baseURI).href;
  // Only where releases are registered: not in development, not in one bundle.
  await globalThis.gakumadoHashes?.(url);
  const integrity = globalThis.gakumadoIntegrity?.(url);
  const response = await fetch(url, integrity ? { integrity } : {});
  if (!response.ok) throw new Error(`The file ${url} of a release answered ${response.status}`);
  return response;
}

/**
 * An address in memory of a release's worker. Workers have neither `integrity` nor may they come from a CDN, so the text is fetched
 * and started from memory, which the site's policy allows.
 */
export async function fetchWorker(address: string): Promise<string> {
  const response = await fetchReleaseFile(address);
  return URL.createObjectURL(new Blob([await response.text()], { type: 'text/javascript' }));
}
