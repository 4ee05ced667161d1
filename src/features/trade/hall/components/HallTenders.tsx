import { useServerNow } from '@/api/useServerNow.ts'
import type { TenderSummary } from '@/contract/trade/tender/schemas.ts'
import { useFormats } from '@/i18n/useFormats.ts'
import { useText } from '@/i18n/useText.ts'
import { DictText } from '@/reference/DictText.tsx'
import { BoxesText, LaneText } from '@/reference/LaneText.tsx'
import { hrefTo } from '@/routes/href.ts'
import { LinkButton } from '@/ui/Button.tsx'
import { Section } from '@/ui/Card.tsx'
import { Countdown } from '@/ui/Countdown.tsx'
import { EmptyState } from '@/ui/EmptyState.tsx'
import { ModeName } from '@/ui/ModeName.tsx'
import { RouteLink } from '@/ui/RouteLink.tsx'
import { QueryBlock } from '@/ui/QueryBlock.tsx'
import { searchOf, useOpenTenders } from '../useHall.ts'
import './hall.css'
import { TypedText } from '@/ui/TypedText.tsx'

interface TendersProps {
  lane: string | undefined
  sort: 'closing' | 'newest'
}

const TITLE = { closing: 'hall.closing.title', newest: 'hall.newest.title' } as const

/** The first open tenders of a lane, by deadline or by age, each with its countdown. */
export function HallTenders({ lane, sort }: TendersProps) {
  const t = useText()
  const query = useOpenTenders(lane, sort)
  return (
    <Section
      title={t(TITLE[sort])}
      actions={
        <LinkButton size="small" to={hrefTo('tenderSearch', { ...searchOf(lane), sort })}>
          {t('hall.tenders.all')}
        </LinkButton>
      }
    >
      <QueryBlock query={query} height={360}>
        {({ records }) =>
          records.length > 0 ? (
            <ul className="ct-hall-cards">
              {records.map((tender) => (
                <Tender key={tender.id} tender={tender} sort={sort} onDeadline={query.refresh} />
              ))}
            </ul>
          ) : (
            <EmptyState
              title={t('hall.tenders.none')}
              text={t('hall.tenders.none.text')}
              action={<LinkButton to={hrefTo('tenderHall')}>{t('hall.board.all')}</LinkButton>}
            />
          )
        }
      </QueryBlock>
    </Section>
  )
}

interface TenderProps {
  tender: TenderSummary
  sort: TendersProps['sort']
  onDeadline: () => void
}

function Tender({ tender, sort, onDeadline }: TenderProps) {
  const t = useText()
  const now = useServerNow(60_000)
  const { relative } = useFormats()
  const [lane] = tender.lanes
  return (
    <li>
      <RouteLink className="ct-hall-card" to={hrefTo('tenderDetail', { id: tender.id })}>
        <span className="ct-hall-card-head">
          {lane && <LaneText pol={lane.pol} pod={lane.pod} />}
          <Countdown until={tender.deadline} urgentSeconds={6 * 3600} onEnd={onDeadline} />
        </span>
        <span className="ct-hall-card-title">
          <TypedText>{tender.title}</TypedText>
        </span>
        <span className="ct-hall-card-foot">
          <ModeName mode={tender.mode}>
            <DictText dict="transport_mode" code={tender.mode} />
          </ModeName>
          {lane && <BoxesText boxes={lane.boxes} loose={lane.loose} />}
          <span className="ct-dim">
            {sort === 'newest' && tender.publishAt
              ? t('hall.tenders.published', { when: relative(tender.publishAt, now) })
              : t('hall.bids', { count: tender.bidCount })}
          </span>
        </span>
      </RouteLink>
    </li>
  )
}
