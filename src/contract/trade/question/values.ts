/** Most characters of a question or an answer. Assumed: decision 0004. */
export const QUESTION_MAX = 500
/** Most questions of one enterprise on one tender or listing that wait for an answer. Assumed: decision 0004. */
export const MAX_OPEN_QUESTIONS = 10
/** Minutes in which an answer may be changed. Assumed: decision 0004. */
export const ANSWER_EDIT_MINUTES = 10
