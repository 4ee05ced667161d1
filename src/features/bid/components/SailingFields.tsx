import { use } from 'react'
import { useQuery } from '@/api/useQuery.ts'
import type { Sailing } from '@/contract/shipping-date/schemas.ts'
import { shippingDateEndpoints } from '@/contract/shipping-date/endpoints.ts'
import type { TenderLane } from '@/contract/tender/draft.ts'
import { useText } from '@/i18n/useText.ts'
import { Button } from '@/ui/Button.tsx'
import { ErrorState } from '@/ui/ErrorState.tsx'
import { SkeletonBlock } from '@/ui/Skeleton.tsx'
import { SailingSlot } from '../SailingSlot.ts'
import { newKey } from '../quoteForm.ts'
import type { LaneForm, SailingRow } from '../quoteForm.ts'
import type { ErrorOf } from '../useQuoteForm.ts'
import { SailingChoice } from './SailingChoice.tsx'
import { TypedSailing } from './TypedSailing.tsx'

interface SailingProps {
  at: string
  lane: LaneForm
  asked: TenderLane
  errorOf: ErrorOf
  onChange: (patch: Partial<LaneForm>) => void
}

const MAX_SAILINGS = 6
const PAGE = 30

const isSame = (row: SailingRow, sailing: Sailing) => row.vessel === sailing.vesselName && row.voyage === sailing.voyage

/** The first sailing picked also fills in what it says about the carriage, where nothing was typed. */
function factsOf(sailing: Sailing, lane: LaneForm): Partial<LaneForm> {
  return {
    ...(lane.carrierScac === '' && { carrierScac: sailing.carrierScac }),
    ...(lane.service === '' && { service: sailing.serviceCode }),
    ...(lane.transitDays === '' && {
      transitDays: String(sailing.transitDays),
      direct: sailing.transhipments.length === 0,
      via: sailing.transhipments.slice(0, 3),
    }),
  }
}

/** The departures offered: picked from the schedules inside the wanted window, or typed. */
export function SailingFields({ at, lane, asked, errorOf, onChange }: SailingProps) {
  const t = useText()
  const slot = use(SailingSlot)
  const { pol, pod = '', etdFrom, etdTo } = asked
  const query = useQuery(
    shippingDateEndpoints.page,
    {
      pol,
      pod,
      etdFrom,
      etdTo,
      current: 1,
      size: PAGE,
    },
    { silent: true, ready: pod !== '', keepPrevious: true },
  )
  const records = query.data?.records ?? []
  const isFull = lane.sailings.length >= MAX_SAILINGS
  const toggle = (sailing: Sailing) => {
    const rest = lane.sailings.filter((row) => !isSame(row, sailing))
    if (rest.length < lane.sailings.length) return onChange({ sailings: rest })
    const { vesselName: vessel, voyage, etd, eta } = sailing
    return onChange({
      ...factsOf(sailing, lane),
      sailings: [...lane.sailings, { key: newKey(), vessel, voyage, etd, eta, isTyped: false }],
    })
  }
  const others = lane.sailings.filter((row) => row.isTyped || !records.some((sailing) => isSame(row, sailing)))
  return (
    <div className="ct-quote-sailings">
      <p className="ct-dim">{t('bid.sailing.window', { from: etdFrom, to: etdTo })}</p>
      {query.isFirstLoad && <SkeletonBlock height={96} />}
      {query.error && records.length === 0 && <ErrorState onRetry={query.refresh} />}
      {query.data && records.length === 0 && <p className="ct-quote-none">{t('bid.sailing.none')}</p>}
      {records.length > 0 && (
        <ul className="ct-sailings">
          {records.map((sailing) => (
            <SailingChoice
              key={sailing.id}
              sailing={sailing}
              isPicked={lane.sailings.some((row) => isSame(row, sailing))}
              isFull={isFull}
              onToggle={() => toggle(sailing)}
              action={slot?.(sailing)}
            />
          ))}
        </ul>
      )}
      {others.map((row) => (
        <TypedSailing
          key={row.key}
          row={row}
          at={`${at}.sailings.${lane.sailings.indexOf(row)}`}
          pol={pol}
          pod={pod}
          errorOf={errorOf}
          onChange={(next) => onChange({ sailings: lane.sailings.map((was) => (was.key === row.key ? next : was)) })}
          onRemove={() => onChange({ sailings: lane.sailings.filter(({ key }) => key !== row.key) })}
        />
      ))}
      {!isFull && (
        <Button
          size="s"
          onClick={() =>
            onChange({
              sailings: [...lane.sailings, { key: newKey(), vessel: '', voyage: '', etd: '', eta: '', isTyped: true }],
            })
          }
        >
          {t('bid.sailing.type')}
        </Button>
      )}
    </div>
  )
}
