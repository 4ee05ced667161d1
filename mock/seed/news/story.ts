/**
 * A story in one language. Lines of the body: `## ` a heading, `- ` a bullet, `1. ` a step, `> ` a quote, `| ` a table
 * row (the first is its head), anything else a paragraph; `[words](/address)` is a link, `**words**` are strong.
 */
export interface Telling {
  title: string
  summary: string
  lines: readonly string[]
}

/** Template of an article. `nums` are the ranges of `{n0}`, `{n1}`…; `at` defines its ports. */
export interface Story {
  /** A Chinese port, a foreign port, both, a trade lane without a port, or none. */
  at: 'home' | 'away' | 'both' | 'lane' | 'none'
  nums: readonly (readonly [min: number, max: number])[]
  zh: Telling
  en: Telling
}
