import { useServerNow } from '@/api/useServerNow.ts'
import type { TenderSummary } from '@/contract/trade/tender/schemas.ts'
import { useLocale } from '@/i18n/LocaleProvider.tsx'
import { wordsIn } from '@/i18n/locale.ts'
import { useText } from '@/i18n/useText.ts'
import { DictText } from '@/reference/DictText.tsx'
import { BoxesText, LaneText } from '@/reference/LaneText.tsx'
import { hrefTo } from '@/routes/href.ts'
import { Chip } from '@/ui/Chip.tsx'
import { CompanyName } from '@/ui/CompanyName.tsx'
import { Countdown } from '@/ui/Countdown.tsx'
import { ModeName } from '@/ui/ModeName.tsx'
import { RouteLink } from '@/ui/RouteLink.tsx'
import { TenderStatusTag } from './TenderStatusTag.tsx'
import './tender.css'
import { TypedText } from '@/ui/TypedText.tsx'

/** A tender without quotes that closes this soon is highlighted, ms. */
const CHANCE_MS = 24 * 3_600_000

/** From here on a countdown is urgent in a list, s. */
const URGENT_S = 6 * 3600

interface Cell {
  row: TenderSummary
}

/** Title, number, mode and quoting mode. */
export function TitleCell({ row }: Cell) {
  return (
    <div className="ct-tender-title">
      <RouteLink to={hrefTo('tenderDetail', { id: row.id })}>
        <TypedText>{row.title}</TypedText>
      </RouteLink>
      <span className="ct-tender-chips">
        <ModeName mode={row.mode}>
          <DictText dict="transport_mode" code={row.mode} />
        </ModeName>
        <span className="ct-tender-no">{row.no}</span>
        {row.status !== 'QUOTING' && <TenderStatusTag status={row.status} />}
        {row.quoting !== 'SEALED' && (
          <Chip tone="sea">
            <DictText dict="quoting_mode" code={row.quoting} />
          </Chip>
        )}
      </span>
    </div>
  )
}

/** Route, and the caller's own history on it. */
export function LaneCell({ row }: Cell) {
  const t = useText()
  return (
    <div className="ct-tender-lanes">
      {row.lanes.slice(0, 3).map((lane) => (
        <LaneText key={lane.laneNo} pol={lane.pol} pod={lane.pod} />
      ))}
      {row.lanes.length > 3 && <span>+{row.lanes.length - 3}</span>}
      {row.experience && <span className="ct-tender-why">{t('tender.experience', row.experience)}</span>}
    </div>
  )
}

/** Cargo. */
export function CargoCell({ row }: Cell) {
  const t = useText()
  const { locale } = useLocale()
  const [lane] = row.lanes
  return (
    <div className="ct-tender-cargo">
      {lane && <BoxesText boxes={lane.boxes} loose={lane.loose} />}
      <span className="ct-tender-chips">
        <span>{wordsIn(locale, row.cargoNameZh, row.cargoNameEn)}</span>
        {row.teu > 0 && <span className="ct-dim">{t('common.unit.teu', { count: row.teu })}</span>}
        {row.incoterm && <span>{row.incoterm}</span>}
        {row.dangerous && <Chip tone="danger">{t('tender.search.dangerous')}</Chip>}
        {row.reefer && <Chip tone="sea">{t('tender.search.reefer')}</Chip>}
      </span>
    </div>
  )
}

/** Window of departure. */
export function EtdCell({ row }: Cell) {
  const [lane] = row.lanes
  if (!lane) return null
  return (
    <span className="ct-nowrap">
      {lane.etdFrom}
      <br />
      {lane.etdTo}
    </span>
  )
}

/** Quoting deadline: what one comes for, so the largest of its row. */
export function DeadlineCell({ row }: Cell) {
  return row.status === 'QUOTING' ? (
    <span className="ct-tender-clock">
      <Countdown until={row.deadline} urgentSeconds={URGENT_S} />
    </span>
  ) : (
    <span className="ct-nowrap">{row.deadline.slice(0, 10)}</span>
  )
}

/** Number of quotes. */
export function BidsCell({ row }: Cell) {
  const t = useText()
  const now = useServerNow(60_000)
  if (row.bidCount === 0 && row.status === 'QUOTING') {
    const isChance = Date.parse(row.deadline) - now < CHANCE_MS
    return isChance ? (
      <span className="ct-tender-chance">
        <Chip tone="accent">{t('tender.bids.chance')}</Chip>
      </span>
    ) : (
      <span className="ct-dim">{t('tender.bids.none')}</span>
    )
  }
  return <span className="ct-nowrap">{t('tender.bids.count', { count: row.bidCount })}</span>
}

/** The buyer. */
export function BuyerCell({ row }: Cell) {
  const t = useText()
  return <CompanyName company={row.buyer} certified={row.buyer.certified && t('tender.buyer.certified')} />
}
