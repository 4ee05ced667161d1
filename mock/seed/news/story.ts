/**
 * A story in one language. Lines of the body: `## ` a heading, `- ` a bullet, `1. ` a step, `> ` a quote, `| ` a table
 * row (the first is its head), anything else a paragraph; `[words](/address)` is a link, `**words**` are strong.
 */
export interface Telling {
  title: string
  summary: string
  lines: readonly string[]
}

/** A notice of the list, published every year on these days, `MM-DD`. `{month}` is the month of publication. */
export interface DatedNotice {
  id: string
  category: 'POLICY' | 'PLATFORM'
  on: readonly string[]
  zh: Telling
  en: Telling
}
