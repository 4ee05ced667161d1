import type { Query } from '@/api/useQuery.ts'
import { useServerNow } from '@/api/useServerNow.ts'
import type { TenderHall } from '@/contract/trade/tender/hall/schemas.ts'
import { useFormats } from '@/i18n/useFormats.ts'
import { useText } from '@/i18n/useText.ts'
import { DictText } from '@/reference/DictText.tsx'
import { LaneText } from '@/reference/LaneText.tsx'
import { hrefTo } from '@/routes/href.ts'
import { Section } from '@/ui/Card.tsx'
import { EmptyState } from '@/ui/EmptyState.tsx'
import { ModeName } from '@/ui/ModeName.tsx'
import { RouteLink } from '@/ui/RouteLink.tsx'
import { QueryBlock } from '@/ui/QueryBlock.tsx'
import './hall.css'
import { TypedText } from '@/ui/TypedText.tsx'

/** The newest awards: title, route and number of quotes; never winner or price. */
export function HallAwarded({ query }: { query: Query<TenderHall> }) {
  const t = useText()
  const now = useServerNow(60_000)
  const { relative } = useFormats()
  return (
    <Section title={t('hall.awarded.title')} note={t('hall.awarded.note')}>
      <QueryBlock query={query} height={240}>
        {({ awarded }) =>
          awarded.length === 0 ? (
            <EmptyState title={t('hall.awarded.none')} />
          ) : (
            <ul className="ct-hall-cards">
              {awarded.map((row) => (
                <li key={row.id}>
                  <RouteLink className="ct-hall-card ct-hall-card-done" to={hrefTo('tenderDetail', { id: row.id })}>
                    {row.lanes[0] && <LaneText pol={row.lanes[0].pol} pod={row.lanes[0].pod} />}
                    <span className="ct-hall-card-title">
                      <TypedText>{row.title}</TypedText>
                    </span>
                    <span className="ct-hall-card-foot">
                      <span className="ct-hall-card-line">
                        <ModeName mode={row.mode}>
                          <DictText dict="transport_mode" code={row.mode} />
                        </ModeName>
                        {t('hall.bids', { count: row.bidCount })}
                      </span>
                      <span className="ct-dim">{t('hall.awarded.when', { when: relative(row.awardedAt, now) })}</span>
                    </span>
                  </RouteLink>
                </li>
              ))}
            </ul>
          )
        }
      </QueryBlock>
    </Section>
  )
}
