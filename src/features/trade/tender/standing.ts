import type { BidStatus } from '@/contract/trade/bid/values.ts'
import type { TenderState } from '@/contract/trade/tender/nextStep.ts'
import type { QuotingMode } from '@/contract/trade/tender/values.ts'

/** Status text of a tender for one reader. */
export interface Standing {
  text:
    | 'sealed'
    | 'rank'
    | 'open'
    | 'reviewing'
    | 'returned'
    | 'reconfirm'
    | 'unfinished'
    | 'evaluating'
    | 'evaluating.mine'
    | 'awarded'
    | 'awarded.mine'
    | 'awarded.won'
    | 'awarded.lost'
    | 'contracted'
    | 'contracted.won'
    | 'contracted.pay'
    | 'failed'
    | 'cancelled'
    | 'cancelled.mine'
  tone: 'sea' | 'ok' | 'warn' | 'danger'
}

const HOW: Record<QuotingMode, Standing> = {
  SEALED: { text: 'sealed', tone: 'sea' },
  RANK: { text: 'rank', tone: 'sea' },
  OPEN: { text: 'open', tone: 'sea' },
}
const WON: Partial<Record<BidStatus, Standing>> = {
  AWARDED: { text: 'awarded.won', tone: 'warn' },
  CONFIRMED: { text: 'contracted.won', tone: 'ok' },
}
const LOST: readonly (BidStatus | undefined)[] = ['LOST', 'DECLINED', 'DISQUALIFIED']

/** The status sentence for publisher, bidders or the public; undefined for an own draft. */
export function standingOf(tender: TenderState & { quoting: QuotingMode }): Standing | undefined {
  const { status, mine, bidStatus } = tender
  const won = !mine && bidStatus ? WON[bidStatus] : undefined
  switch (status) {
    case 'DRAFT':
      return tender.returnReason === undefined ? undefined : { text: 'returned', tone: 'danger' }
    case 'REVIEWING':
      return { text: 'reviewing', tone: 'warn' }
    case 'QUOTING':
      if (!mine && bidStatus === 'NEED_RECONFIRM') return { text: 'reconfirm', tone: 'warn' }
      if (!mine && bidStatus === 'DRAFT') return { text: 'unfinished', tone: 'warn' }
      return HOW[tender.quoting]
    case 'EVALUATING':
      return won ?? { text: mine ? 'evaluating.mine' : 'evaluating', tone: 'warn' }
    case 'AWARDED':
      if (mine) return { text: tender.orderStep === 'PAY' ? 'contracted.pay' : 'awarded.mine', tone: 'warn' }
      return won ?? { text: LOST.includes(bidStatus) ? 'awarded.lost' : 'awarded', tone: 'sea' }
    case 'CONTRACTED':
    case 'DONE':
      if (mine && tender.orderStep === 'PAY') return { text: 'contracted.pay', tone: 'warn' }
      if (!mine && LOST.includes(bidStatus)) return { text: 'awarded.lost', tone: 'sea' }
      return won ?? { text: 'contracted', tone: 'ok' }
    case 'FAILED':
      return { text: 'failed', tone: 'danger' }
    case 'CANCELLED':
      return { text: mine ? 'cancelled.mine' : 'cancelled', tone: 'danger' }
  }
}
