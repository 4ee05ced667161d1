/** What may be wrong with a field. One word each; both languages explain it (`error.field.*` and the mock's own texts). */
export const PROBLEM_CODES = [
  'required',
  'tooLong',
  'tooShort',
  'control',
  'number',
  'range',
  'mobileDigits',
  'mobileFormat',
  'passwordLength',
  'passwordLetterDigit',
  'passwordBlank',
  'passwordCommon',
  'passwordMobile',
  'passwordRun',
  'smsCode',
  'email',
  'taxNo',
  'taxNoLetters',
  'phone',
  'specialPersonal',
  'hsDigits',
  'hsChapter',
  'locode',
  'portsEqual',
  'account',
  'unNumber',
  'readyAfterEtd',
  'etdOrder',
  'past',
  'deadlineSoon',
  'deadlineAfterEtd',
  'validityBeforeEtd',
  'noBoxes',
  'weightsSum',
  'seaOnlyIncoterm',
  'laneWeight',
  'missingCharge',
  'noPrice',
  'allNoQuote',
  'boxesOverDemand',
  'sailingOrder',
  'amountDiffers',
] as const
export type ProblemCode = (typeof PROBLEM_CODES)[number]

/** A refused field: its path in the body (`lanes.0.pol`), what is wrong, and numbers or names the text needs. */
export interface Problem {
  field: string
  code: ProblemCode
  params?: Record<string, string | number>
}
