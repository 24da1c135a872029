export { answerCalls } from './answer-calls.ts';
export type { Answers, ReceivedCall } from './answer-calls.ts';
export { documentOf } from './document-of.ts';
export { renderRoutes } from './render-routes.tsx';
export { refuseCall } from './refuse-call.ts';
export { pdfStub } from './pdf-stub.ts';
export { mapStub } from './maplibre-stub.ts';
export type { MapLibreMap } from './maplibre-stub.ts';
export { stubWebGl } from './stub-webgl.ts';
