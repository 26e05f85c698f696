/** The closed list of what can go wrong at the edge, each with its HTTP status. */
export const ERROR_STATUS = {
  bad_request: 400,
  invalid_code: 400,
  invalid_token: 400,
  unauthorized: 401,
  invalid_credentials: 401,
  forbidden: 403,
  email_not_verified: 403,
  sign_in_again: 403,
  not_found: 404,
  not_ready: 404,
  method_not_allowed: 405,
  conflict: 409,
  stale_turn: 409,
  stt_not_configured: 409,
  length_required: 411,
  too_large: 413,
  unsupported_media_type: 415,
  range_not_satisfiable: 416,
  unprocessable: 422,
  rate_limited: 429,
  internal: 500,
  unavailable: 503,
  /** Non-standard and not a fault: the text does not say enough to plan an interview from. */
  insufficient_data: 599,
} as const;

export type ErrorKind = keyof typeof ERROR_STATUS;
export const ERROR_KINDS = Object.keys(ERROR_STATUS) as [ErrorKind, ...ErrorKind[]];
