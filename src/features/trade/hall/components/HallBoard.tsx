import type { Query } from '@/api/useQuery.ts'
import type { TenderHall } from '@/contract/trade/tender/hall/schemas.ts'
import { useFormats } from '@/i18n/useFormats.ts'
import { useText } from '@/i18n/useText.ts'
import { hrefTo } from '@/routes/href.ts'
import { Section } from '@/ui/Card.tsx'
import { RouteLink } from '@/ui/RouteLink.tsx'
import { QueryBlock } from '@/ui/QueryBlock.tsx'
import { useLaneName } from '../useHall.ts'
import './hall.css'

interface BoardProps {
  query: Query<TenderHall>
  lane: string | undefined
}

const FIGURES = ['open', 'closing24h', 'teu', 'published7d', 'awarded30d'] as const

/** Key figures, and every lane with its open tenders; a lane links to this page filtered by that lane. */
export function HallBoard({ query, lane }: BoardProps) {
  const t = useText()
  return (
    <Section title={t('hall.board.title')} note={t('hall.board.note')}>
      <QueryBlock query={query} height={280} narrow={860}>
        {(hall) => (
          <>
            <Figures figures={hall.figures} />
            <Lanes hall={hall} lane={lane} />
          </>
        )}
      </QueryBlock>
    </Section>
  )
}

function Figures({ figures }: Pick<TenderHall, 'figures'>) {
  const t = useText()
  const { number } = useFormats()
  return (
    <dl className="ct-hall-figures" aria-label={t('hall.figures.title')}>
      {FIGURES.map((name) => (
        <div key={name}>
          <dt>{t(`hall.figures.${name}`)}</dt>
          <dd>{number(figures[name])}</dd>
        </div>
      ))}
    </dl>
  )
}

function Lanes({ hall, lane }: { hall: TenderHall; lane: string | undefined }) {
  const t = useText()
  const nameOf = useLaneName()
  const { number } = useFormats()
  const current = (own: string | undefined) => (own === lane ? 'page' : undefined)
  const { open, closing24h, teu } = hall.figures
  const all = { key: '', lane: undefined, name: t('hall.board.all'), open, closing24h, teu }
  const rows = hall.lanes.map((row) => ({ ...row, key: row.lane, name: nameOf(row.lane) }))
  // Show the lane from the URL even when it has no open tender.
  const isMissing = lane !== undefined && hall.lanes.every((row) => row.lane !== lane)
  const most = Math.max(...rows.map((row) => row.open))
  const asked = isMissing ? [{ key: lane, lane, name: nameOf(lane), open: 0, closing24h: 0, teu: 0 }] : []
  return (
    <ul className="ct-hall-lanes">
      {[all, ...asked, ...rows].map((row) => (
        <li key={row.key}>
          <RouteLink
            className="ct-hall-lane"
            to={hrefTo('tenderHall', { lane: row.lane })}
            aria-current={current(row.lane)}
          >
            <span className="ct-hall-lane-name">{row.name}</span>
            <span className="ct-hall-lane-open">{t('hall.board.open', { count: number(row.open) })}</span>
            <span className="ct-hall-lane-note">
              {row.closing24h > 0 && <span>{t('hall.board.soon', { count: number(row.closing24h) })}</span>}
              {row.teu > 0 && <span className="ct-dim">{t('hall.board.teu', { count: number(row.teu) })}</span>}
            </span>
            {row.lane && (
              <span className="ct-hall-lane-bar" aria-hidden="true">
                <span style={{ inlineSize: `${(row.open / most) * 100}%` }} />
              </span>
            )}
          </RouteLink>
        </li>
      ))}
    </ul>
  )
}
