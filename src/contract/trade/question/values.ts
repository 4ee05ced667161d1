/** Maximum length of a question or an answer. Assumed: decision 0004. */
export const QUESTION_MAX = 500
/** Maximum number of unanswered questions per enterprise and subject. Assumed: decision 0004. */
export const MAX_OPEN_QUESTIONS = 10
/** Minutes to edit an answer. Assumed: decision 0004. */
export const ANSWER_EDIT_MINUTES = 10
