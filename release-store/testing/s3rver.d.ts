/** The part of the package that tests use; it brings no types. */
declare module '@20minutes/s3rver' {
  import type { RequestListener } from 'node:http';

  export default class S3rver {
    constructor(options: {
      directory: string;
      silent: boolean;
      vhostBuckets: boolean;
      allowMismatchedSignatures: boolean;
      configureBuckets: { name: string }[];
    });
    configureBuckets: () => Promise<unknown>;
    callback: () => RequestListener;
    logger: { exceptions: { unhandle: () => void }; close: () => void };
  }
}
