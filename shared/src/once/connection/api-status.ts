/** The statuses that a call is answered with (specification, section 8). */
export const apiStatus = {
  OK: 200,
  BAD_REQUEST: 400,
  UNAUTHORIZED: 401,
  NOT_FOUND: 404,
  EXCEPTION: 500,
} as const;
