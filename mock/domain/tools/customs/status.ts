import type { HsStatus } from '@/contract/tools/customs/values.ts'
import { normalizeHsCode } from '@/contract/validation.ts'
import type { Problem } from '@/contract/problem.ts'
import { tariff, type Named, type TariffEntry } from '../../../seed/tariff.ts'

/** An entry is checked once both its duty rates were read from a source; otherwise it is a sample. */
export function statusOf(thing: Named & Partial<TariffEntry>): HsStatus {
  if (tariff().replacedBy.has(thing.code)) return 'WITHDRAWN'
  if (thing.code.length === 4) return 'HEADING'
  return thing.mfnPct !== null && thing.generalPct !== null ? 'CHECKED' : 'SAMPLE'
}

/** The problem of a code that was withdrawn: nothing is sent with it before one of its successors is chosen. */
export function withdrawnProblems(field: string, hsCode: string | undefined): Problem[] {
  const to = tariff().replacedBy.get(normalizeHsCode(hsCode ?? ''))
  return to ? [{ field, code: 'hsWithdrawn', params: { codes: to.join(', ') } }] : []
}
