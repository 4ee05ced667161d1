import { useQuery } from '@/api/useQuery.ts'
import type { ListingSummary } from '@/contract/market/listing/schemas.ts'
import { listingEndpoints } from '@/contract/market/listing/endpoints.ts'
import { tenderEndpoints } from '@/contract/trade/tender/endpoints.ts'
import type { TenderSummary } from '@/contract/trade/tender/schemas.ts'
import { useLocale } from '@/i18n/LocaleProvider.tsx'
import { wordsIn } from '@/i18n/locale.ts'
import { useText } from '@/i18n/useText.ts'
import { DictText } from '@/reference/DictText.tsx'
import { BoxesText } from '@/reference/LaneText.tsx'
import { useFreight } from '@/reference/useReferences.ts'
import { hrefTo } from '@/routes/href.ts'
import { Countdown } from '@/ui/Countdown.tsx'
import { DateText } from '@/ui/DateText.tsx'
import { Money } from '@/ui/Money.tsx'
import { TypedText } from '@/ui/TypedText.tsx'
import { BLOCK } from '../../home/options.ts'
import { MarketFigures } from '../blocks/MarketFigures.tsx'
import { RowBlock } from '../blocks/RowBlock.tsx'
import { useLaneName } from '../blocks/useLaneName.ts'

const SIZE = 5
const URGENT_S = 6 * 3600

/** What the market shows everybody: its figures, tenders that close soon, the newest tenders and listings. */
export function MarketNow() {
  return (
    <>
      <MarketFigures />
      <div className="ct-hub-blocks">
        <Tenders sort="closing" />
        <Tenders sort="newest" />
        <Listings />
      </div>
    </>
  )
}

function Tenders({ sort }: { sort: 'closing' | 'newest' }) {
  const t = useText()
  const laneName = useLaneName()
  const query = useQuery(tenderEndpoints.page, { size: SIZE, sort }, BLOCK)
  return (
    <RowBlock
      title={t(`hub.tenders.${sort}`)}
      all={{ to: hrefTo('tenderSearch', { sort }), text: t('common.action.viewAll') }}
      query={query}
      none={t('hub.tenders.none')}
      next={{ to: hrefTo('tenderIssue'), text: t('route.tenderIssue') }}
      rowsOf={({ records }) =>
        records.map((tender) => ({
          id: tender.id,
          to: hrefTo('tenderDetail', { id: tender.id }),
          title: tender.lanes[0] ? laneName(tender.lanes[0].pol, tender.lanes[0].pod) : tender.no,
          facts: <TenderFacts tender={tender} />,
          end: (
            <>
              <Countdown until={tender.deadline} urgentSeconds={URGENT_S} onEnd={query.refresh} />
              <span className="ct-dim">{t('hub.bids', { count: tender.bidCount })}</span>
            </>
          ),
        }))
      }
    />
  )
}

function TenderFacts({ tender: { lanes, cargoNameZh, cargoNameEn } }: { tender: TenderSummary }) {
  const { locale } = useLocale()
  const [lane] = lanes
  const cargo = wordsIn(locale, cargoNameZh, cargoNameEn)
  return (
    <>
      {lane && <BoxesText boxes={lane.boxes} loose={lane.loose} />}
      <span title={cargo}>{cargo}</span>
    </>
  )
}

function Listings() {
  const t = useText()
  const laneName = useLaneName()
  const query = useQuery(listingEndpoints.page, { size: SIZE, sort: 'newest' }, BLOCK)
  return (
    <RowBlock
      title={t('hub.listings')}
      all={{ to: hrefTo('market', { sort: 'newest' }), text: t('common.action.viewAll') }}
      query={query}
      none={t('hub.listings.none')}
      next={{ to: hrefTo('myMarket'), text: t('route.myMarket') }}
      rowsOf={({ records }) =>
        records.map((row) => ({
          id: row.id,
          to: hrefTo('marketDetail', { id: row.id }),
          title: row.pol ? laneName(row.pol, row.pod) : <TypedText>{row.title}</TypedText>,
          facts: (
            <>
              <DictText dict="listing_kind" code={row.kind} />
              <SellerName listing={row} />
            </>
          ),
          end: <Price listing={row} />,
        }))
      }
    />
  )
}

function SellerName({ listing: { seller } }: { listing: ListingSummary }) {
  const { locale } = useLocale()
  const name = wordsIn(locale, seller.nameZh, seller.nameEn)
  return <span title={name}>{name}</span>
}

/** The lowest price of one unit; guests are told that it needs a login. */
function Price({ listing: { prices, isMasked, validTo } }: { listing: ListingSummary }) {
  const t = useText()
  const { boxCode } = useFreight()
  const [lowest] = prices
  return (
    <>
      {lowest ? <Money value={lowest.allIn} /> : isMasked && <span>{t('hub.listings.masked')}</span>}
      <span className="ct-dim">
        {lowest?.isoCode ? (
          boxCode(lowest.isoCode)
        ) : (
          <>
            {t('hub.validTo')} <DateText value={validTo} precision="date" timeZone="UTC" />
          </>
        )}
      </span>
    </>
  )
}
