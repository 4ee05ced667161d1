import { KEYWORD_MAX } from '@/contract/limits.ts'
/** What stands in the address of the customs tools. */
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

/** True for a heading or a ten-digit code, dots and blanks or not. */
export const isCode = (text: string): boolean => /^(\d{4}|\d{10})$/.test(digits(text) ?? '')

const anyCode = (text: string): string | undefined => (isCode(text) ? text : undefined)
/** What the parts of the address may be; dots and blanks in a code are as good as none. */
export const CUSTOMS_RULES = { code: anyCode, compare: anyCode, chapter: /^\d{2}$/ }

/** Reads the address; what is not of its form counts as absent. */
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
