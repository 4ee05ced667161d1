import type { ReactNode } from 'react'
import { useQuery } from '@/api/useQuery.ts'
import type { SailingPick } from '@/contract/trade/bid/carriage/schemas.ts'
import { shippingDateEndpoints } from '@/contract/tools/schedule/endpoints.ts'
import type { Sailing } from '@/contract/tools/schedule/schemas.ts'
import { MAX_SAILINGS } from '@/contract/trade/bid/carriage/limits.ts'
import { useText } from '@/i18n/useText.ts'
import { Button } from '@/ui/Button.tsx'
import { ErrorState } from '@/ui/ErrorState.tsx'
import { SkeletonBlock } from '@/ui/Skeleton.tsx'
import { SailingChoice } from './SailingChoice.tsx'
import { TypedSailing } from './TypedSailing.tsx'
import './carriage.css'

const PAGE = 30

interface PickerProps<Row extends SailingPick> {
  /** Path of the rows, e.g. `lanes.0.sailings`. */
  at: string
  /** Ports and window of departure. */
  asked: { pol: string; pod: string; etdFrom: string; etdTo: string }
  /** Texts above the list, and for an empty list. */
  intro: string
  none: string
  rows: readonly Row[]
  keyOf: (row: Row, index: number) => string
  /** True for a manually entered row. */
  isTyped: (row: Row) => boolean
  rowOf: (pick: SailingPick, isTyped: boolean) => Row
  errorOf: (field: string) => string | undefined
  /** `picked` is the sailing just selected. */
  onChange: (rows: Row[], picked?: Sailing) => void
  /** Further action for a sailing of the schedules. */
  action?: ((sailing: Sailing) => ReactNode) | undefined
}

const isSame = (row: SailingPick, sailing: Sailing) =>
  row.id === undefined ? row.vessel === sailing.vesselName && row.voyage === sailing.voyage : row.id === sailing.id

/** Departures offered: selected from the schedules of a window, or typed. */
export function SailingPicker<Row extends SailingPick>(props: PickerProps<Row>) {
  const { at, asked, intro, none, rows, keyOf, isTyped, rowOf, errorOf, onChange, action } = props
  const t = useText()
  const { pol, pod, etdFrom, etdTo } = asked
  const ready = [pol, pod, etdFrom, etdTo].every((part) => part !== '')
  const query = useQuery(
    shippingDateEndpoints.page,
    { pol, pod, etdFrom, etdTo, current: 1, size: PAGE },
    { silent: true, ready, keepPrevious: true },
  )
  const records = (ready && query.data?.records) || []
  const isFull = rows.length >= MAX_SAILINGS
  const toggle = (sailing: Sailing) => {
    const rest = rows.filter((row) => !isSame(row, sailing))
    if (rest.length < rows.length) return onChange(rest)
    const { id, vesselName: vessel, voyage, etd, eta } = sailing
    return onChange([...rows, rowOf({ id, vessel, voyage, etd, eta }, false)], sailing)
  }
  return (
    <>
      <p className="ct-dim">{intro}</p>
      {ready && query.isFirstLoad && <SkeletonBlock height={96} />}
      {query.error && records.length === 0 && <ErrorState error={query.error} onRetry={query.refresh} />}
      {ready && query.data && records.length === 0 && <p className="ct-carriage-none">{none}</p>}
      {records.length > 0 && (
        <ul className="ct-sailings">
          {records.map((sailing) => (
            <SailingChoice
              key={sailing.id}
              sailing={sailing}
              isPicked={rows.some((row) => isSame(row, sailing))}
              isFull={isFull}
              onToggle={() => toggle(sailing)}
              action={action?.(sailing)}
            />
          ))}
        </ul>
      )}
      {rows.map((row, index) =>
        !isTyped(row) && records.some((sailing) => isSame(row, sailing)) ? null : (
          <TypedSailing
            key={keyOf(row, index)}
            row={row}
            at={`${at}.${index}`}
            pol={pol}
            pod={pod}
            errorOf={errorOf}
            // What is typed over is no longer the sailing of the schedules.
            onChange={(next) =>
              onChange(rows.map((was, place) => (place === index ? { ...next, id: undefined } : was)))
            }
            onRemove={() => onChange(rows.filter((_, place) => place !== index))}
          />
        ),
      )}
      {!isFull && (
        <Button
          size="small"
          onClick={() => onChange([...rows, rowOf({ vessel: '', voyage: '', etd: '', eta: '' }, true)])}
        >
          {t('carriage.sailing.type')}
        </Button>
      )}
    </>
  )
}
