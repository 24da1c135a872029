/** Why a release store does not do what it is asked for, with the HTTP status that its server answers. */
const statuses = {
  /** A call that is no call of this kind. */
  invalid: 400,
  /** A key is needed. */
  key_missing: 401,
  key_unknown: 401,
  /** The key is one of another remote. */
  key_of_other_remote: 403,
  /** The store has no keys, so nobody may write. */
  writing_off: 403,
  not_found: 404,
  /** A rule of the registry forbids the change. */
  change_refused: 409,
  /** A file of all releases is there under this name with other contents. */
  file_changed: 409,
  /** A version is listed with other files. */
  version_changed: 409,
  /** Files of the release are not there, or not whole. */
  files_missing: 409,
  too_large: 413,
  /** The store behind cannot keep publications apart. */
  no_conditions: 501,
} as const;

type RefusalCode = keyof typeof statuses;

/** Whether a value is the code of a refusal. */
export const isRefusalCode = (value: unknown): value is RefusalCode =>
  typeof value === 'string' && Object.hasOwn(statuses, value);

/** A change that a release store refuses. The code never changes its meaning; the message is for people. */
export class StoreRefusal extends Error {
  override name = 'StoreRefusal';
  readonly code: RefusalCode;
  readonly statusCode: number;
  constructor(code: RefusalCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
    this.statusCode = statuses[code];
  }
}
