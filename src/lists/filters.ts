import type { SelectOption } from '@/ui/kit.ts'
import type { PortOption } from '@/ui/portSearch.ts'
import type { RangeFieldProps } from '@/ui/RangeField.tsx'

interface Named<Name extends string> {
  name: Name
  label: string
}

/** One filter of a list, as it is declared to a `FilterBar`. */
export type Filter<Name extends string> = Named<Name> &
  (
    | { kind: 'province' | 'day' | 'flag' }
    /** `options`: places to choose from, seaports if absent. */
    | { kind: 'port'; options?: readonly PortOption[] }
    /** `any`: label of the empty choice, when "any" does not say enough. */
    | { kind: 'choice'; options: readonly SelectOption[]; any?: string }
    | { kind: 'text'; placeholder?: string }
    /** Days from `name` to `to`, both filters of the list. */
    | { kind: 'range'; to: Name; presets?: RangeFieldProps['presets'] }
    | { kind: 'whole'; maxLength: number }
  )

/** Orders of a list; `usual` is the label of the default one. */
export interface SortChoice {
  label: string
  usual: string
  options: readonly SelectOption[]
}

/** The part of a list that filters and sorting work on. */
export interface Filtered<Name extends string> {
  filters: Partial<Record<Name, string>>
  setFilters: (patch: { [K in Name]?: string | undefined }) => void
  sort: string | undefined
  setSort: (sort: string | undefined) => void
  isFiltered: boolean
  resetFilters: () => void
}
