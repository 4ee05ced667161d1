import type { HsStatus } from '@/contract/tools/customs/values.ts'
import type { Named, TariffEntry } from '../../../seed/tariff.ts'

/** An entry is checked once both its duty rates were read from a source; otherwise it is a sample. */
export function statusOf(thing: Named & Partial<TariffEntry>): HsStatus {
  if (thing.code.length === 4) return 'HEADING'
  return thing.mfnPct !== null && thing.generalPct !== null ? 'CHECKED' : 'SAMPLE'
}
