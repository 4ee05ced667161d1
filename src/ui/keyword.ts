/** Trimmed value of the input `keyword` of a form (`KeywordSearch`); '' for none. */
export function keywordOf(form: HTMLFormElement): string {
  const typed = new FormData(form).get('keyword')
  return typeof typed === 'string' ? typed.trim() : ''
}
