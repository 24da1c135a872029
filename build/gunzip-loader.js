import { gunzipSync } from 'node:zlib';

/** Data that is committed compressed: releases hold it as it is, and compress it as they do every text. */
export default function gunzipLoader(bytes) {
  return gunzipSync(bytes);
}

export const raw = true;
