import { useEffect } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'

/** What a part of an address may be: one of a few, of a form, or what a function makes of it (undefined: it cannot be used). */
export type Allowed = readonly string[] | RegExp | ((text: string) => string | undefined)

/** Rules by the names of an address. */
export type Rules<Name extends string = string> = Readonly<Partial<Record<Name, Allowed>>>

/** Parts of an address with what stands for them now; null where that is the usual value. */
export type Correction = Readonly<Record<string, string | null>>

/** Parts of an address that cannot be used as they stand. */
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

/** What of the address of this page could not be used, if anything. */
export const useToldCorrection = (): Correction | undefined => (useLocation().state as AddressState | null)?.told

const NOTHING: Correction = {}

/** Corrects the address in its place: `told` is said under the heading of the page (`AddressNotice`), `silent` is not. */
export function useCorrection(told: Correction, silent = NOTHING, prefix = ''): void {
  const [, setParams] = useSearchParams()
  const state = useLocation().state as AddressState | null
  const text = JSON.stringify([told, silent])
  useEffect(() => {
    if (text === '[{},{}]') return
    // The text was made just above.
    const [said, unsaid] = JSON.parse(text) as [Correction, Correction]
    setParams((before) => patched(before, { ...unsaid, ...said }, prefix), {
      replace: true,
      // What is told stays told: one part may be corrected after the other.
      state: { ...state, told: { ...state?.told, ...said } },
    })
  }, [text, prefix, setParams, state])
}

/** An address with some parts changed; null or nothing takes one out. */
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
 * Returns the parts of the address that a page reads beside its lists. What cannot be used is taken out of the address or moved to
 * the nearest that is allowed, and said.
 */
export function useAddressValues<const R extends Readonly<Record<string, Allowed>>>(
  rules: R,
): { readonly [Name in keyof R]: Value<R[Name]> | undefined } {
  const [params] = useSearchParams()
  const odd = oddIn(params, rules)
  useCorrection(odd)
  const values = Object.keys(rules).map((name) => [name, (name in odd ? odd[name] : params.get(name)) || undefined])
  // Each was read by its own rule.
  return Object.fromEntries(values) as { readonly [Name in keyof R]: Value<R[Name]> | undefined }
}
