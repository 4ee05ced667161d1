import type { TextOf } from '@/i18n/useText.ts'

const TERMS = [
  'parties',
  'account',
  'certification',
  'tender',
  'quoting',
  'award',
  'payment',
  'charges',
  'coupon',
  'review',
  'content',
  'liability',
] as const
const PRIVACY = ['data', 'storage', 'sharing', 'rights', 'changes'] as const

/** One clause; its id is its anchor. */
export type ClauseId = (typeof TERMS)[number] | (typeof PRIVACY)[number]

/** Versions by effective date, the current one first. */
export const VERSIONS = ['2026-11-21', '2026-07-01'] as const
export type Version = (typeof VERSIONS)[number]

/** Differences of the previous version: reworded clauses, and clauses it did not have. */
const REWORDED = ['award', 'storage'] as const
const NEW: readonly ClauseId[] = ['charges']

const isReworded = (id: ClauseId): id is (typeof REWORDED)[number] => REWORDED.some((one) => one === id)

/** Start of a version's first day, Shanghai time. */
export function startOf(version: Version): string {
  return `${version}T00:00:00+08:00`
}

/** Terms and privacy policy of a version, with the number of each clause. */
export function partsOf(version: Version): { id: 'terms' | 'privacy'; clauses: { id: ClauseId; number: number }[] }[] {
  const terms = TERMS.filter((id) => version === VERSIONS[0] || !NEW.includes(id))
  return [
    { id: 'terms', clauses: terms.map((id, at) => ({ id, number: at + 1 })) },
    { id: 'privacy', clauses: PRIVACY.map((id, at) => ({ id, number: terms.length + at + 1 })) },
  ]
}

/** Text of a clause in a version. */
export function clauseText(t: TextOf, id: ClauseId, version: Version): string {
  return version !== VERSIONS[0] && isReworded(id) ? t(`legal.before.text.${id}`) : t(`legal.section.${id}.text`)
}

/** Clauses affected by the last change, with the text before (empty for a new one) and after. */
export function lastChange(t: TextOf): { id: ClauseId; before: string; after: string }[] {
  return [...TERMS, ...PRIVACY].flatMap((id) =>
    NEW.includes(id)
      ? [{ id, before: '', after: clauseText(t, id, VERSIONS[0]) }]
      : isReworded(id)
        ? [{ id, before: clauseText(t, id, VERSIONS[1]), after: clauseText(t, id, VERSIONS[0]) }]
        : [],
  )
}
