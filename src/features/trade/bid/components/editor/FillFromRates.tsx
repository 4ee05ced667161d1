import { useState } from 'react'
import { useCall } from '@/api/ApiContext.tsx'
import { errorText } from '@/api/errorText.ts'
import { useServerNow } from '@/api/useServerNow.ts'
import { marketDay } from '@/contract/marketDay.ts'
import { rateSheetEndpoints } from '@/contract/market/rateSheet/endpoints.ts'
import type { RateMatch, RateMatchQuery } from '@/contract/market/rateSheet/schemas.ts'
import type { RateMode } from '@/contract/market/rateSheet/values.ts'
import type { ChargeType } from '@/contract/reference/schemas.ts'
import type { TenderDetail } from '@/contract/trade/tender/schemas.ts'
import { useText } from '@/i18n/useText.ts'
import { useFreight } from '@/reference/useReferences.ts'
import { hrefTo } from '@/routes/href.ts'
import { Button } from '@/ui/Button.tsx'
import { Failure } from '@/ui/Failure.tsx'
import { RouteLink } from '@/ui/RouteLink.tsx'
import { offeredLane } from '../../offer.ts'
import type { LaneForm } from '../../quoteForm.ts'
import { fillFromRates } from '../../rateFill.ts'
import type { RateLeft } from '../../rateFill.ts'
import type { OwnCostColumn } from '../../useOwnCosts.ts'
import type { Quote } from '../../useQuote.ts'

interface FillProps {
  quote: Quote
  own: OwnCostColumn
  charges: readonly ChargeType[]
  mode: RateMode
}

/** What a lane asks of the rate sheets; it departs with its first sailing, or as early as the buyer wants. */
function queryOf(lane: LaneForm, tender: TenderDetail, mode: RateMode, today: string): RateMatchQuery | undefined {
  const asked = tender.lanes.find(({ laneNo }) => laneNo === lane.laneNo)
  if (!asked?.pod || lane.noQuote) return undefined
  const { boxes } = offeredLane(asked, lane.offered)
  const departure = lane.sailings[0]?.etd.slice(0, 10) || asked.etdFrom
  return {
    mode,
    pol: asked.pol,
    pod: asked.pod,
    ...(boxes.length > 0 && {
      isoCodes: boxes.map(({ isoCode }) => isoCode).join(','),
      quantities: boxes.map(({ qty }) => qty).join(','),
    }),
    etd: departure < today ? today : departure,
    commodity: tender.cargo.nameZh,
    customerId: tender.buyer.id,
  }
}

/** Fills all lanes of a quote from the seller's rate sheets, with the mark-up for this buyer, in one step to undo. */
export function FillFromRates({ quote, own, charges, mode }: FillProps) {
  const t = useText()
  const call = useCall()
  const { chargeName, boxCode } = useFreight()
  const today = marketDay(useServerNow(60_000))
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [isNothing, setNothing] = useState(false)
  const { form, read } = quote
  const words = ({ laneNo: no, why, code, isoCode = '' }: RateLeft) => {
    const charge = [code && chargeName(code), boxCode(isoCode)].filter(Boolean).join(' ')
    return t(`bid.rates.left.${why}`, { no, charge })
  }
  const fill = async () => {
    setBusy(true)
    setFailure(undefined)
    setNothing(false)
    try {
      const found = await Promise.all(
        form.lanes.map(async (lane): Promise<[number, RateMatch] | undefined> => {
          const query = queryOf(lane, read, mode, today)
          return query && [lane.laneNo, await call(rateSheetEndpoints.match, query)]
        }),
      )
      const matches = new Map(found.filter((one) => one !== undefined))
      const { placed, left, costs, sources } = fillFromRates(form, matches, read, charges)
      if (placed === 0) setNothing(true)
      else {
        const names = [...new Set(Object.values(sources).map(({ name }) => name))].join(', ')
        quote.changeMany(
          (before) => fillFromRates(before, matches, read, charges).form,
          t('bid.rates.done', { count: placed, names }),
          left.map(words),
        )
        own.keep({ costs, sources })
      }
    } catch (error) {
      setFailure(errorText(t, error))
    }
    setBusy(false)
  }
  return (
    <div className="ct-rate-fill">
      <Button isBusy={isBusy} onClick={() => void fill()}>
        {t('bid.rates.fill')}
      </Button>
      <Failure text={failure} />
      {isNothing && (
        <span role="status" className="ct-dim">
          {t('bid.rates.nothing')}{' '}
          <RouteLink to={hrefTo('myMarket', { tab: 'rates' })}>{t('bid.rates.open')}</RouteLink>
        </span>
      )}
    </div>
  )
}
