/** For jest's globalTeardown: stops the server that the setup started. */
export default async function tearDown(): Promise<void> {
  const stop: unknown = Reflect.get(globalThis, 'stopTestServer');
  if (typeof stop === 'function') await stop();
}
