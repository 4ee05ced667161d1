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

/** Every version by the day on which it came into force, the one that holds now first. */
export const VERSIONS = ['2026-11-21', '2026-07-01'] as const
export type Version = (typeof VERSIONS)[number]

/** What the version before had otherwise: clauses with other words, and clauses that it did not have. */
const REWORDED = ['award', 'storage'] as const
const NEW: readonly ClauseId[] = ['charges']

const isReworded = (id: ClauseId): id is (typeof REWORDED)[number] => REWORDED.some((one) => one === id)

/** The beginning of a version's first day, in Shanghai. */
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

/** The words of a clause in a version. */
export function clauseText(t: TextOf, id: ClauseId, version: Version): string {
  return version !== VERSIONS[0] && isReworded(id) ? t(`legal.before.text.${id}`) : t(`legal.section.${id}.text`)
}

/** Clauses that the last change touched, each with its words before (none for a new one) and now. */
export function lastChange(t: TextOf): { id: ClauseId; before: string; after: string }[] {
  return [...TERMS, ...PRIVACY].flatMap((id) =>
    NEW.includes(id)
      ? [{ id, before: '', after: clauseText(t, id, VERSIONS[0]) }]
      : isReworded(id)
        ? [{ id, before: clauseText(t, id, VERSIONS[1]), after: clauseText(t, id, VERSIONS[0]) }]
        : [],
  )
}
