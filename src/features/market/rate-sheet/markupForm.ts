import type { Markup, SaveMarkup } from '@/contract/market/rateSheet/schemas.ts'
import type { MarkupKind } from '@/contract/market/rateSheet/values.ts'
import type { Currency } from '@/contract/money.ts'
import type { ActionInput } from '@/api/useAction.ts'

/** A mark-up as typed; empty texts for what is not limited. */
export interface MarkupValues {
  customerId: string | null
  pol: string | null
  pod: string | null
  code: string
  isoCode: string
  kind: MarkupKind
  value: string
  currency: Currency | ''
  step: string
  floor: string
}

/** A mark-up as it is sent. */
export type MarkupBody = ActionInput<SaveMarkup>

/** A mark-up in the form; a new one is a percentage on everything. */
export const valuesOf = (markup?: Markup): MarkupValues => ({
  customerId: markup?.customerId ?? null,
  pol: markup?.pol ?? null,
  pod: markup?.pod ?? null,
  code: markup?.code ?? '',
  isoCode: markup?.isoCode ?? '',
  kind: markup?.kind ?? 'PCT',
  value: markup?.value ?? '',
  currency: markup?.currency ?? '',
  step: markup?.step ?? '',
  floor: markup?.floor ?? '',
})

/** The form as a body; what is empty is not sent. */
export function markupOf(values: MarkupValues, id: string | undefined): MarkupBody {
  const { customerId, pol, pod, code, isoCode, kind, value, currency, step, floor } = values
  return {
    ...(id !== undefined && { id }),
    ...(customerId !== null && { customerId }),
    ...(pol !== null && { pol }),
    ...(pod !== null && { pod }),
    ...(code !== '' && { code }),
    ...(isoCode !== '' && { isoCode }),
    kind,
    value: value.trim(),
    ...(currency !== '' && { currency }),
    ...(step.trim() !== '' && { step: step.trim() }),
    ...(floor.trim() !== '' && { floor: floor.trim() }),
  }
}
