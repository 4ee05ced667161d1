/** Limits shared by several wings, for schemas, rules and forms. Limits of one wing only are in that wing's values. */

/** Maximum length of a search keyword. */
export const KEYWORD_MAX = 60
/** Maximum length of a note or a reason sent to the other side. FIELD 2.3. */
export const NOTE_MAX = 300
/** Maximum length of an e-mail address. */
export const EMAIL_MAX = 120
/** Maximum length of a mobile number as typed, with spaces and country code. */
export const MOBILE_MAX = 20
/** Maximum length of a person's name. */
export const PERSON_NAME_MAX = 40
/** Maximum length of an enterprise's name. */
export const COMPANY_NAME_MAX = 100
/** Maximum length of a city name. */
export const CITY_MAX = 40
/** Maximum length of a typed order number. */
export const ORDER_NO_MAX = 30
