/** Address of the worker of PDF.js in this release. */
declare module 'pdfjs-dist/legacy/build/pdf.worker.min.mjs' {
  const url: string;
  export default url;
}
