/**
 * Limits of what means the same wherever it is sent: the schemas, the rules and the forms read them here. What only one wing
 * sends has its limits in the values of that wing.
 */

/** Most characters of a keyword that a list is searched with. */
export const KEYWORD_MAX = 60
/** Most characters of a note or a reason that goes to the other side. FIELD 2.3. */
export const NOTE_MAX = 300
/** Most characters of an e-mail address. */
export const EMAIL_MAX = 120
/** Most characters of a mobile number as people write it, with blanks and country code. */
export const MOBILE_MAX = 20
/** Most characters of a person's name. */
export const PERSON_NAME_MAX = 40
/** Most characters of an enterprise's name. */
export const COMPANY_NAME_MAX = 100
/** Most characters of the name of a city. */
export const CITY_MAX = 40
/** Most characters of the number of an order that is typed. */
export const ORDER_NO_MAX = 30
