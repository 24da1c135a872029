/** Replaces PDF.js in tests, which have no canvas: a document of four pages, or what a test says. `asksFor` is a kind of data and its file. */
export const pdfStub = { pageCount: 4, isBroken: false, asksFor: '', drawn: [] as number[] };

export const GlobalWorkerOptions: { workerPort: unknown } = { workerPort: null };

export const VerbosityLevel = { ERRORS: 0 };

const pageOf = (number: number) => ({
  getViewport: ({ scale }: { scale: number }) => ({ width: 420 * scale, height: 595 * scale }),
  render: () => {
    pdfStub.drawn.push(number);
    return { promise: Promise.resolve(), cancel: () => {} };
  },
  getTextContent: async () => ({ items: [{ str: `${number}ページの本文です。`, hasEOL: true }] }),
});

interface Parameters {
  BinaryDataFactory: new () => { fetch: (asked: object) => Promise<unknown> };
}

export function getDocument({ BinaryDataFactory }: Parameters) {
  const data = new BinaryDataFactory();
  const [kind, filename] = pdfStub.asksFor.split(' ');
  if (kind) data.fetch({ kind, filename }).catch(() => {});
  const pdf = { numPages: pdfStub.pageCount, getPage: async (number: number) => pageOf(number) };
  return {
    promise: pdfStub.isBroken ? Promise.reject(new Error('broken')) : Promise.resolve(pdf),
    destroy: async () => {},
  };
}
