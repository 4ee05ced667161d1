import type { TenderSummary } from '@/contract/trade/tender/schemas.ts'
import { useLocale } from '@/i18n/LocaleProvider.tsx'
import { wordsIn } from '@/i18n/locale.ts'
import { useText } from '@/i18n/useText.ts'
import { BoxesText, LaneText } from '@/reference/LaneText.tsx'
import { hrefTo } from '@/routes/href.ts'
import { Countdown } from '@/ui/Countdown.tsx'
import { RouteLink } from '@/ui/RouteLink.tsx'

/** A few tenders as cards: lane, containers, cargo, time left. */
export function TenderStrip({ tenders, onDeadline }: { tenders: readonly TenderSummary[]; onDeadline: () => void }) {
  const t = useText()
  const { locale } = useLocale()
  return (
    <ul className="ct-strip">
      {tenders.map((tender) => {
        const [lane] = tender.lanes
        return (
          <li key={tender.id} className="ct-strip-card">
            <RouteLink to={hrefTo('tenderDetail', { id: tender.id })}>
              {lane && <LaneText pol={lane.pol} pod={lane.pod} />}
              <span className="ct-strip-title">{wordsIn(locale, tender.cargoNameZh, tender.cargoNameEn)}</span>
              <span className="ct-strip-line">
                {lane && <BoxesText boxes={lane.boxes} loose={lane.loose} />}
                <span className="ct-dim">{t('home.bids', { count: tender.bidCount })}</span>
              </span>
              <span className="ct-strip-clock">
                <Countdown until={tender.deadline} urgentSeconds={6 * 3600} onEnd={onDeadline} />
              </span>
            </RouteLink>
          </li>
        )
      })}
    </ul>
  )
}
