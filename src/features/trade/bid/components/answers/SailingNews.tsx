import { failureText } from '@/api/errorText.ts'
import { useAction } from '@/api/useAction.ts'
import { bidEndpoints } from '@/contract/trade/bid/endpoints.ts'
import type { SailingNews as News } from '@/contract/trade/bid/carriage/schemas.ts'
import type { BidDetail } from '@/contract/trade/bid/schemas.ts'
import { useText } from '@/i18n/useText.ts'
import { SailingOffers } from '@/reference/carriage/SailingOffers.tsx'
import { useFreight } from '@/reference/useReferences.ts'
import { Card } from '@/ui/Card.tsx'
import { DateText } from '@/ui/DateText.tsx'
import { Failure } from '@/ui/Failure.tsx'
import { toast } from '@/ui/toast.ts'
import type { Asked } from '../BidFacts.tsx'

interface NewsProps {
  bid: BidDetail
  asked: Asked
}

/** Quoted sailings that are not what they were: new dates, or another sailing to take so that the bid can win. */
export function SailingNews({ bid, asked }: NewsProps) {
  const t = useText()
  const { sailingNews = [] } = bid
  return (
    <Card isMarked={sailingNews.some(({ state }) => state === 'WITHDRAWN')}>
      <div className="ct-answer" role="group" aria-label={t('bid.sailing.changed')}>
        <h2 className="ct-receipt-title">{t('bid.sailing.changed')}</h2>
        {sailingNews.map((one) => (
          <OneNews key={`${one.laneNo} ${one.id}`} bid={bid} asked={asked} news={one} />
        ))}
      </div>
    </Card>
  )
}

function OneNews({ bid, asked, news }: NewsProps & { news: News }) {
  const t = useText()
  const { zoneOf } = useFreight()
  const { laneNo, id, state, was, is, offers } = news
  const replace = useAction(bidEndpoints.replaceSailing, {
    intent: `bid.replaceSailing:${bid.id}:${id}`,
    onSuccess: () => toast.success(t('bid.sailing.done')),
  })
  const lane = asked.lanes.find((one) => one.laneNo === laneNo)
  const { pol = '', pod = '' } = lane ?? {}
  const zone = zoneOf(pol)
  return (
    <>
      <p>
        {asked.lanes.length > 1 && `${t('bid.sum.lane', { no: laneNo })} · `}
        <strong>{`${was.vessel} ${was.voyage}`.trim()}</strong>{' '}
        <s>
          <DateText value={was.etd} precision="date" timeZone={zone} />
        </s>{' '}
        {is && <DateText value={is.etd} precision="date" timeZone={zone} />} {t(`bid.sailing.${state}`)}
      </p>
      {state === 'WITHDRAWN' && (
        <SailingOffers
          offers={offers}
          pol={pol}
          pod={pod}
          isBusy={replace.loading}
          onTake={(sailingId) => void replace.run({ id: bid.id, version: bid.version, laneNo, lostId: id, sailingId })}
        />
      )}
      <Failure text={failureText(t, replace.error)} />
    </>
  )
}
