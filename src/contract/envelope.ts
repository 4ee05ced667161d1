/** Shape of every response (Spec §7): the value is in `data` or, from some services, in `result`. */
export interface Envelope<T> {
  code: number | string
  message: string
  data?: T
  result?: T
}

/** Business codes beyond the owner's 200 and 4098 (Assumed: decision 0004). */
export const BUSINESS_CODES = {
  ok: 200,
  fieldErrors: 4001,
  notAllowed: 4003,
  notFound: 4004,
  requestReused: 4008,
  stateChanged: 4009,
  captchaWrong: 4010,
  smsCodeWrong: 4011,
  tooOften: 4012,
  tooLarge: 4013,
  soldOut: 4020,
  memberLimit: 4021,
  couponUnusable: 4022,
  creditShort: 4023,
  deadlinePassed: 4030,
  sessionEnded: 4098,
  fault: 5000,
  cannotSave: 5003,
} as const

export type BusinessCode = (typeof BUSINESS_CODES)[keyof typeof BUSINESS_CODES]

/** One invalid field of a 4001 response; `field` is the path in the body, e.g. `lanes.0.pol`. */
export interface FieldError {
  field: string
  message: string
  /** The allowed value nearest to the one sent, if any: the end of a range. */
  nearest?: string
}
