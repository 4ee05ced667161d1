/** The word that stands in the entry `keyword` of a form (`KeywordInput`), without blanks at its ends; empty for none. */
export function keywordOf(form: HTMLFormElement): string {
  const typed = new FormData(form).get('keyword')
  return typeof typed === 'string' ? typed.trim() : ''
}
