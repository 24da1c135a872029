export { apiStatus } from './api-status.ts';
export { ApiError, callApi, configureApi, getData, readAnswer } from './client.ts';
export type { ApiAnswer, CallOptions, Visit } from './client.ts';
export { configureContent, getContentItem, getContentList } from './content-client.ts';
export type { ContentListing } from './content-client.ts';
export { loadSnippet } from './content-includes.ts';
export { nullOn404, nullOnError } from './or-null.ts';
