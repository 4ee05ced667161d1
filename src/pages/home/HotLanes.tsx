import type { HomeOverview } from '@/contract/home/schemas.ts'
import { useText } from '@/i18n/useText.ts'
import { LaneText } from '@/reference/LaneText.tsx'
import { useFreight } from '@/reference/useReferences.ts'
import { hrefTo } from '@/routes/href.ts'
import { Section } from '@/ui/Card.tsx'
import { LaneMap } from '@/ui/LaneMap.tsx'
import { RouteLink } from '@/ui/RouteLink.tsx'

/** The busiest lanes on the map and, the same, as a table whose rows lead to the search. */
export function HotLanes({ lanes }: { lanes: HomeOverview['hotLanes'] }) {
  const t = useText()
  const { portOf } = useFreight()
  const most = Math.max(1, ...lanes.map((lane) => lane.tenders))
  const drawn = lanes.flatMap((lane) => {
    const from = portOf(lane.pol)
    const to = portOf(lane.pod)
    return from && to ? [{ id: `${lane.pol}${lane.pod}`, from, to, weight: lane.tenders / most }] : []
  })
  return (
    <Section title={t('home.lanes.title')} note={t('home.lanes.note')}>
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
            {lanes.slice(0, 6).map((lane) => (
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
    </Section>
  )
}
