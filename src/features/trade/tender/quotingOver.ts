import type { TenderStatus } from '@/contract/trade/tender/values.ts'
import type { TextOf } from '@/i18n/useText.ts'

/** Why a tender takes no quotes; undefined for statuses that only its publisher sees. */
export function quotingOverText(t: TextOf, status: TenderStatus): string | undefined {
  switch (status) {
    case 'EVALUATING':
    case 'AWARDED':
    case 'CONTRACTED':
    case 'DONE':
    case 'FAILED':
    case 'CANCELLED':
      return t(`tender.over.${status}`)
    case 'DRAFT':
    case 'REVIEWING':
    case 'QUOTING':
    default:
      return undefined
  }
}
