import type { BidStatus } from '@/contract/trade/bid/values.ts'
import { useText } from '@/i18n/useText.ts'
import { StatusTag } from '@/ui/Chip.tsx'
import type { Tone } from '@/ui/Chip.tsx'

const TONES: Record<BidStatus, Tone> = {
  DRAFT: 'neutral',
  SUBMITTED: 'sea',
  NEED_RECONFIRM: 'warn',
  WITHDRAWN: 'neutral',
  SHORTLISTED: 'accent',
  AWARDED: 'accent',
  CONFIRMED: 'ok',
  DECLINED: 'neutral',
  LOST: 'danger',
  EXPIRED: 'neutral',
  DISQUALIFIED: 'danger',
}

/** Bid status in the bidder's words ("you have quoted", "confirm your award"). FIELD part 1 "My bids". */
export function BidStatusTag({
  bid: { status, lapsedAt },
}: {
  bid: { status: BidStatus; lapsedAt?: string | undefined }
}) {
  const t = useText()
  return <StatusTag tone={TONES[status]}>{t(lapsedAt ? 'bid.mine.lapsed' : `bid.mine.${status}`)}</StatusTag>
}
