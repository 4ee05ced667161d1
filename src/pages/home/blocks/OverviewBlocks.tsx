import type { Query } from '@/api/useQuery.ts'
import type { HomeOverview } from '@/contract/front/home/schemas.ts'
import { useFormats } from '@/i18n/useFormats.ts'
import { useText } from '@/i18n/useText.ts'
import { LaneText } from '@/reference/LaneText.tsx'
import { useFreight } from '@/reference/useReferences.ts'
import { hrefTo } from '@/routes/href.ts'
import { Section } from '@/ui/Card.tsx'
import { LaneMap } from '@/ui/LaneMap.tsx'
import { QueryBlock } from '@/ui/QueryBlock.tsx'
import { RouteLink } from '@/ui/RouteLink.tsx'

const SHOWN = ['openTenders', 'openTeu', 'bids30d', 'awarded30d', 'enterprises', 'forwarders', 'consolidators'] as const
const TEXT = {
  openTenders: 'home.figures.openTenders',
  openTeu: 'home.figures.openTeu',
  bids30d: 'home.figures.bids30d',
  awarded30d: 'home.figures.awarded30d',
  enterprises: 'home.figures.enterprises',
  forwarders: 'home.figures.forwarders',
  consolidators: 'home.figures.consolidators',
} as const
/** Maximum rows of the table beside the map. */
const ROWS = 6

interface OverviewProps {
  /** Figures and lanes share one request. */
  query: Query<HomeOverview>
}

/** Current totals of the marketplace, counted by the server. */
export function Figures({ query }: OverviewProps) {
  const t = useText()
  const { number } = useFormats()
  return (
    <QueryBlock query={query} height={100}>
      {({ figures }) => (
        <dl className="ct-figures" aria-label={t('home.figures.title')}>
          {SHOWN.map((name) => (
            <div key={name}>
              <dt>{t(TEXT[name])}</dt>
              <dd>{number(figures[name])}</dd>
            </div>
          ))}
        </dl>
      )}
    </QueryBlock>
  )
}

/** The busiest lanes on a map and as a table; its rows link to the search. */
export function HotLanes({ query }: OverviewProps) {
  const t = useText()
  if (query.data?.hotLanes.length === 0) return null
  return (
    <Section title={t('home.lanes.title')} note={t('home.lanes.note')}>
      <QueryBlock query={query} height={400}>
        {({ hotLanes }) => <Lanes lanes={hotLanes} />}
      </QueryBlock>
    </Section>
  )
}

function Lanes({ lanes }: { lanes: HomeOverview['hotLanes'] }) {
  const t = useText()
  const { portOf } = useFreight()
  const most = Math.max(1, ...lanes.map((lane) => lane.tenders))
  const drawn = lanes.flatMap((lane) => {
    const from = portOf(lane.pol)
    const to = portOf(lane.pod)
    return from && to ? [{ id: `${lane.pol}${lane.pod}`, from, to, weight: lane.tenders / most }] : []
  })
  return (
    <div className="ct-hotlanes">
      <LaneMap lanes={drawn} />
      <table className="ct-hottable">
        <caption className="ct-hidden">{t('home.lanes.title')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('home.lanes.lane')}</th>
            <th scope="col">{t('home.lanes.tenders')}</th>
            <th scope="col">{t('home.lanes.open')}</th>
          </tr>
        </thead>
        <tbody>
          {lanes.slice(0, ROWS).map((lane) => (
            <tr key={`${lane.pol}${lane.pod}`}>
              <td>
                <RouteLink to={hrefTo('tenderSearch', { pol: lane.pol, pod: lane.pod })}>
                  <LaneText pol={lane.pol} pod={lane.pod} />
                </RouteLink>
              </td>
              <td>{lane.tenders}</td>
              <td>{lane.open}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
