import { useQuery } from '@/api/useQuery.ts'
import type { ScheduledSailing } from '@/contract/tools/schedule/schemas.ts'
import { shippingDateEndpoints } from '@/contract/tools/schedule/endpoints.ts'
import { ChangedText, RoutingText, useVesselName } from '@/features/tools/schedule/components/SailingFacts.tsx'
import '@/features/tools/schedule/components/schedule.css'
import { useText } from '@/i18n/useText.ts'
import { useFreight } from '@/reference/useReferences.ts'
import { hrefTo } from '@/routes/href.ts'
import { DateText } from '@/ui/DateText.tsx'
import '@/ui/toggles.css'
import { BLOCK } from '../../home/options.ts'
import { RowBlock } from '../blocks/RowBlock.tsx'
import { useLaneName } from '../blocks/useLaneName.ts'
import type { Lane } from './useLanes.ts'

const SHOWN = 5
const CHANGES = 3
/** Sailings asked for at once: the next ones, and among all of them those that changed. */
const ASKED = 50

const allOf = (lane: Lane): string => hrefTo('shippingDates', { ...lane })
const useSailings = (lane: Lane) => useQuery(shippingDateEndpoints.page, { ...lane, size: ASKED }, BLOCK)

interface NextProps {
  lane: Lane
  lanes: readonly Lane[]
  onChoose: (lane: Lane) => void
}

/** The next sailings of a lane, which is chosen among one's own and the busiest. */
export function NextSailings({ lane, lanes, onChoose }: NextProps) {
  const t = useText()
  const laneName = useLaneName()
  const query = useSailings(lane)
  const asRow = useSailingRow()
  return (
    <RowBlock
      title={t('hub.tool.next')}
      all={{ to: allOf(lane), text: t('common.action.viewAll') }}
      query={query}
      none={t('hub.tool.next.none')}
      next={{ to: allOf(lane), text: t('hub.tool.next.search') }}
      rowsOf={({ records }) => records.slice(0, SHOWN).map((sailing) => asRow(sailing, false))}
      choice={
        <div className="ct-toggles" role="group" aria-label={t('hub.tool.lanes')}>
          {lanes.map((one) => (
            <button
              key={`${one.pol}${one.pod}`}
              type="button"
              aria-pressed={one.pol === lane.pol && one.pod === lane.pod}
              onClick={() => onChoose(one)}
            >
              {laneName(one.pol, one.pod)}
            </button>
          ))}
        </div>
      }
    />
  )
}

/** Sailings of a lane that changed after they were published, the latest change on top. */
export function LaneChanges({ lane }: { lane: Lane }) {
  const t = useText()
  const query = useSailings(lane)
  const asRow = useSailingRow()
  return (
    <RowBlock
      title={t('hub.tool.changes')}
      all={{ to: allOf(lane), text: t('common.action.viewAll') }}
      query={query}
      none={t('hub.tool.changes.none')}
      size={CHANGES}
      rowsOf={({ records }) =>
        records
          .filter(({ changed }) => changed)
          .toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt))
          .slice(0, CHANGES)
          .map((sailing) => asRow(sailing, true))
      }
    />
  )
}

/** Returns a function that makes a row of a sailing: its facts, or its change. */
function useSailingRow() {
  const t = useText()
  const vesselOf = useVesselName()
  const { portOf } = useFreight()
  return (sailing: ScheduledSailing, isChange: boolean) => {
    const { id, pol, pod, carrierScac, voyage, etd, transitDays } = sailing
    return {
      id,
      to: hrefTo('shippingDates', { pol, pod, id }),
      title: `${carrierScac} \u00B7 ${vesselOf(sailing)} ${voyage}`,
      facts: isChange ? (
        <ChangedText sailing={sailing} />
      ) : (
        <>
          <RoutingText sailing={sailing} />
          <span>{t('hub.tool.transit', { count: transitDays })}</span>
        </>
      ),
      end: isChange ? undefined : (
        <>
          <span className="ct-dim">{t('hub.tool.etd')}</span>
          <DateText value={etd} precision="date" timeZone={portOf(pol)?.timezone ?? 'UTC'} />
        </>
      ),
    }
  }
}
