/**
 * A story in one language. Lines of the body: `## ` a heading, `- ` a point, `1. ` a step, `> ` a quote, `| ` a row of a table
 * (the first is its head), anything else a paragraph; `[words](/address)` is a link, `**words**` are strong.
 */
export interface Telling {
  title: string
  summary: string
  lines: readonly string[]
}

/** What an article is told from. `nums` are the ranges of `{n0}`, `{n1}`…; `at` says which ports it is about. */
export interface Story {
  /** A port of China, a port abroad, both, a trade lane without a port, or nothing. */
  at: 'home' | 'away' | 'both' | 'lane' | 'none'
  nums: readonly (readonly [min: number, max: number])[]
  zh: Telling
  en: Telling
}
