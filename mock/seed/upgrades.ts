import type { Deps } from '../domain/deps.ts'
import { ROWS_FORMAT } from './format.ts'
import { writePastNews } from './news.ts'
import { createRandom } from './random.ts'

/** Brings all rows of one format to the next. */
type Step = (deps: Deps) => void

/** Since format 3 articles are told from facts: the market writes its own anew, typed ones stay as they are. */
const newsFromFacts: Step = (deps) => {
  for (const article of deps.rows.news.all())
    if (article.zh === undefined && article.en === undefined) deps.rows.news.remove(article.id)
  writePastNews(deps, createRandom('cangtong|news'), deps.now())
}

/** By the format that a step starts from. Whoever raises ROWS_FORMAT adds one, or says in docs/pilot.md why there is none. */
const STEPS: ReadonlyMap<number, Step> = new Map([[2, newsFromFacts]])

/** Brings stored rows to today's format; false, and nothing changed, where a step is missing or they are newer. */
export function upgradeRows(deps: Deps, from: number | undefined): boolean {
  if (from === undefined || from >= ROWS_FORMAT) return false
  const steps = Array.from({ length: ROWS_FORMAT - from }, (_, index) => STEPS.get(from + index))
  const market = deps.rows.market.get('market')
  if (!market || !steps.every((step) => step !== undefined)) return false
  for (const step of steps) step(deps)
  deps.rows.market.put({ ...market, format: ROWS_FORMAT })
  return true
}
