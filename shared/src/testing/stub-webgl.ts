/** A context that draws nothing, of any kind. */
const context = new Proxy(
  {},
  {
    get: (_target, name) => {
      if (name === 'getImageData') return () => ({ data: [] });
      return name === 'getExtension' ? () => null : () => {};
    },
    set: () => true,
  },
);

/** Gives the tests' browser the parts that a map needs: canvases, workers from memory, no finger and no mouse. */
export function stubWebGl(isThere = true): void {
  jest
    .spyOn(HTMLCanvasElement.prototype, 'getContext')
    .mockImplementation(() => (isThere ? context : null) as never);
  globalThis.fetch = jest.fn(async () => new Response('worker'));
  URL.createObjectURL = () => 'blob:worker';
  Element.prototype.scrollIntoView = () => {};
  window.matchMedia = ((query: string) => ({
    matches: query.includes('min-width'),
    addEventListener: () => {},
    removeEventListener: () => {},
  })) as never;
}
