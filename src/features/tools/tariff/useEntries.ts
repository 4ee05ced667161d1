import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { useAddressValues, type Allowed } from '@/routes/addressValues.ts'

/** Typed values of a calculator, by field; absent if untouched. */
export type Entries<Name extends string> = Partial<Record<Name, string | undefined>>

/** Entries of a calculator and functions to change them. */
export interface EntriesState<Name extends string> {
  entries: Entries<Name>
  change: (patch: Entries<Name>) => void
  /** Writes the entries to the URL; called when a field loses focus. */
  keep: () => void
}

const MAX_LENGTH = 6000

/**
 * Entries of a calculator, initialized from the URL and written back when a field loses focus, so that a result can be
 * shared by URL. `tab` names the calculator, `rules` its non-text parameters: invalid ones are reported; typed figures
 * show errors at their field.
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
    // Only while this tab is still active: clicking another tab also blurs the field.
    if (params.get('tab') === tab && next.toString() !== params.toString()) setParams(next, { replace: true })
  }
  return { entries, change: (patch) => setEntries((before) => ({ ...before, ...patch })), keep }
}
