import { KEYWORD_MAX } from '@/contract/limits.ts'
/** Query parameters of the customs tools. */
export interface ParamsOf {
  tab: string | undefined
  q: string | undefined
  code: string | undefined
  compare: string | undefined
  chapter: string | undefined
}

const digits = (text: string | null): string | undefined => text?.replaceAll(/[.\s]/g, '') ?? undefined
const matching = (text: string | undefined, shape: RegExp): string | undefined =>
  text !== undefined && shape.test(text) ? text : undefined

/** True for a heading or a ten-digit code; dots and spaces are ignored. */
export const isCode = (text: string): boolean => /^(\d{4}|\d{10})$/.test(digits(text) ?? '')

const anyCode = (text: string): string | undefined => (isCode(text) ? text : undefined)
/** Validation of the parameters; dots and spaces in a code are ignored. */
export const CUSTOMS_RULES = { code: anyCode, compare: anyCode, chapter: /^\d{2}$/ }

/** Reads the parameters; malformed ones count as absent. */
export function readParams(params: URLSearchParams): ParamsOf {
  const codeAt = (name: string) => matching(digits(params.get(name)), /^(\d{4}|\d{10})$/)
  return {
    tab: params.get('tab') ?? undefined,
    q: params.get('q')?.slice(0, KEYWORD_MAX) ?? undefined,
    code: codeAt('code'),
    compare: codeAt('compare'),
    chapter: matching(params.get('chapter') ?? undefined, /^\d{2}$/),
  }
}
