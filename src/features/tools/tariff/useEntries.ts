import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useAddressValues, type Allowed } from '@/routes/addressValues.ts'

/** What was typed into a calculator, by field; absent where nobody touched it. */
export type Entries<Name extends string> = Partial<Record<Name, string | undefined>>

/** Entries of a calculator and the ways to change them. */
export interface EntriesState<Name extends string> {
  entries: Entries<Name>
  change: (patch: Entries<Name>) => void
  /** Writes the entries into the address; a calculator does so whenever a field is left. */
  keep: () => void
}

const MAX_LENGTH = 6000

/**
 * Entries that begin with what stands in the address and go back there when a field is left, so that the address of a result can be
 * handed on. `tab` names the calculator, `rules` what is chosen in it: what cannot be used is said; typed figures say it at their field.
 */
export function useEntries<Name extends string>(
  tab: string,
  names: readonly Name[],
  rules: Readonly<Record<string, Allowed>> = {},
): EntriesState<Name> {
  const usable = useAddressValues(rules)
  const [params, setParams] = useSearchParams()
  const [entries, setEntries] = useState<Entries<Name>>(() => {
    const found: Entries<Name> = {}
    for (const name of names) {
      const text = name in rules ? usable[name] : params.get(name)
      if (text !== null && text !== undefined) found[name] = text.slice(0, MAX_LENGTH)
    }
    return found
  })
  const keep = () => {
    const next = new URLSearchParams({ tab })
    for (const name of names) {
      const text = entries[name]
      if (text !== undefined) next.set(name, text.slice(0, MAX_LENGTH))
    }
    // Only while this calculator is still the one of the address: a click on another tab leaves the field as well.
    if (params.get('tab') === tab && next.toString() !== params.toString()) setParams(next, { replace: true })
  }
  return { entries, change: (patch) => setEntries((before) => ({ ...before, ...patch })), keep }
}
