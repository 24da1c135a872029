/** Replaces PDF.js in tests, which have no canvas: a document of four pages, or what a test says. */
export const pdfStub = { pageCount: 4, isBroken: false, drawn: [] as number[] };

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

export function getDocument() {
  const pdf = { numPages: pdfStub.pageCount, getPage: async (number: number) => pageOf(number) };
  return {
    promise: pdfStub.isBroken ? Promise.reject(new Error('broken')) : Promise.resolve(pdf),
    destroy: async () => {},
  };
}
