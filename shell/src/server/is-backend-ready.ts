/** Whether the backend says that it is ready, within a limit in ms. */
export const isBackendReady = (backendUrl: string, limitMs: number): Promise<boolean> =>
  fetch(`${backendUrl}/readyz`, { signal: AbortSignal.timeout(limitMs) }).then(
    ({ ok }) => ok,
    () => false,
  );
