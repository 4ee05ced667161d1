import { useEffect } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'

/** Allowed values of a query parameter: a list, a pattern, or a function that normalizes it (undefined: invalid). */
export type Allowed = readonly string[] | RegExp | ((text: string) => string | undefined)

/** Rules by parameter name. */
export type Rules<Name extends string = string> = Readonly<Partial<Record<Name, Allowed>>>

/** Invalid parameters with their replacements; null for the default. */
export type Correction = Readonly<Record<string, string | null>>

/** Returns the parameters that are invalid, with their replacements. */
export function oddIn(params: URLSearchParams, rules: Rules, prefix = ''): Correction {
  const odd: Record<string, string | null> = {}
  for (const [name, allowed] of Object.entries(rules)) {
    const text = params.get(prefix + name)
    if (!text || !allowed) continue
    const isFit = Array.isArray(allowed) ? allowed.includes(text) : allowed instanceof RegExp && allowed.test(text)
    const value = typeof allowed === 'function' ? (allowed(text) ?? null) : isFit ? text : null
    if (value !== text) odd[name] = value
  }
  return odd
}

/** State of a history entry; gone after the next navigation. */
interface AddressState {
  told?: Correction
}

/** The corrected parameters of this page's URL, if any. */
export const useToldCorrection = (): Correction | undefined => (useLocation().state as AddressState | null)?.told

const NOTHING: Correction = {}

/** Corrects the URL in place: `told` is shown below the page's heading (`AddressNotice`), `silent` is not. */
export function useCorrection(told: Correction, silent = NOTHING, prefix = ''): void {
  const [, setParams] = useSearchParams()
  const state = useLocation().state as AddressState | null
  const text = JSON.stringify([told, silent])
  useEffect(() => {
    if (text === '[{},{}]') return
    // Serialized just above.
    const [said, unsaid] = JSON.parse(text) as [Correction, Correction]
    setParams((before) => patched(before, { ...unsaid, ...said }, prefix), {
      replace: true,
      // Keep earlier corrections: parameters may be corrected one after the other.
      state: { ...state, told: { ...state?.told, ...said } },
    })
  }, [text, prefix, setParams, state])
}

/** Returns a query with some parameters changed; null or '' removes one. */
export function patched(
  params: URLSearchParams,
  patch: Readonly<Record<string, string | null | undefined>>,
  prefix = '',
): URLSearchParams {
  const next = new URLSearchParams(params)
  for (const [name, value] of Object.entries(patch)) {
    if (value) next.set(prefix + name, value)
    else next.delete(prefix + name)
  }
  return next
}

type Value<A> = A extends readonly (infer One)[] ? One : string

/**
 * Returns the query parameters that a page reads besides its lists. Invalid ones are removed or replaced by the nearest
 * allowed value, with a notice.
 */
export function useAddressValues<const R extends Readonly<Record<string, Allowed>>>(
  rules: R,
): { readonly [Name in keyof R]: Value<R[Name]> | undefined } {
  const [params] = useSearchParams()
  const odd = oddIn(params, rules)
  useCorrection(odd)
  const values = Object.keys(rules).map((name) => [name, (name in odd ? odd[name] : params.get(name)) || undefined])
  // Each value was validated by its own rule.
  return Object.fromEntries(values) as { readonly [Name in keyof R]: Value<R[Name]> | undefined }
}
