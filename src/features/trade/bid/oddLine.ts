import { isUsualHere, rangeMissed } from '@/contract/reference/charges.ts'
import type { UsualRange } from '@/contract/reference/charges.ts'
import type { TenderLane } from '@/contract/trade/tender/draft.ts'
import type { TenderDetail } from '@/contract/trade/tender/schemas.ts'
import type { Freight } from '@/reference/useReferences.ts'
import type { ChargeRow } from './quoteForm.ts'

/** Warnings on a line. Never errors: the bidder may have its reasons. */
export interface OddLine {
  /** The charge is not usual between these ports or for this transport mode. */
  isElsewhere: boolean
  /** The usual range, if the unit price lies outside of it. */
  range: UsualRange | undefined
}

/** Compares a line with what is usual for its charge. */
export function oddLine(
  row: Pick<ChargeRow, 'code' | 'basis' | 'unitPrice' | 'currency' | 'state'>,
  lane: Pick<TenderLane, 'pol' | 'pod'>,
  { mode, rates }: Pick<TenderDetail, 'mode' | 'rates'>,
  { charges, portOf }: Pick<Freight, 'charges' | 'portOf'>,
): OddLine {
  const charge = charges.find(({ code }) => code === row.code)
  if (!charge || row.state !== 'QUOTED') return { isElsewhere: false, range: undefined }
  return {
    isElsewhere: !isUsualHere(charge, mode, { pol: portOf(lane.pol), pod: portOf(lane.pod ?? '') }),
    range: rangeMissed(charge, mode, row, rates),
  }
}
