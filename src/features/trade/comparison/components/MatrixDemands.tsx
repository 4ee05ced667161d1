import type { CompareColumn } from '@/contract/trade/bid/comparison.ts'
import { isFailed } from '@/contract/trade/bid/judge.ts'
import type { Judgement } from '@/contract/trade/bid/judge.ts'
import type { ReceivedBid } from '@/contract/trade/bid/schemas.ts'
import { DEMANDS } from '@/contract/trade/tender/demands/values.ts'
import type { Demand } from '@/contract/trade/tender/demands/values.ts'
import { useText } from '@/i18n/useText.ts'
import { useDict } from '@/reference/useReferences.ts'
import { Button } from '@/ui/Button.tsx'
import { verdictText } from '../verdicts.ts'

/** What the publisher may do about a failed must. */
export interface Waiving {
  ask: (bid: ReceivedBid, demand: Demand) => void
  undo: (bid: ReceivedBid, demand: Demand) => void
}

interface DemandsProps {
  columns: readonly CompareColumn[]
  /** Absent once the decision is made. */
  waiving?: Waiving | undefined
}

/** How each bid meets what the tender asks besides the price, a row a demand. */
export function MatrixDemands({ columns, waiving }: DemandsProps) {
  const t = useText()
  const demands = useDict('demand')
  const levels = useDict('demand_level')
  const judgedOf = (column: CompareColumn, demand: string) => column.judged.find((one) => one.demand === demand)
  const rows = DEMANDS.flatMap((demand) => {
    const level = columns.map((column) => judgedOf(column, demand)?.level).find((one) => one !== undefined)
    return level ? [{ demand, level }] : []
  })
  return (
    <tbody className="ct-matrix-demands">
      <tr className="ct-matrix-grouphead">
        <th scope="rowgroup" colSpan={columns.length + 1}>
          {t('comparison.demands.title')}
        </th>
      </tr>
      {rows.map(({ demand, level }) => (
        <tr key={demand}>
          <th scope="row">
            {demands.labelOf(demand)} <span className="ct-dim">{levels.labelOf(level)}</span>
          </th>
          {columns.map((column) => (
            <td key={column.bid.id}>
              <VerdictCell
                judgement={judgedOf(column, demand)}
                hasLanes={column.bid.lanes.length > 1}
                onWaive={waiving && column.band !== 'OUT' ? () => waiving.ask(column.bid, demand) : undefined}
                onUndo={waiving && (() => waiving.undo(column.bid, demand))}
              />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  )
}

/** For the eye; the words say it. */
const SIGNS = { PASS: '✓ ', WARN: '', FAIL: '✗ ' } as const
const TONES = { PASS: 'ct-ok', WARN: 'ct-warn', FAIL: 'ct-warn' } as const

interface VerdictProps {
  judgement: Judgement | undefined
  hasLanes: boolean
  onWaive: (() => void) | undefined
  onUndo: (() => void) | undefined
}

function VerdictCell({ judgement, hasLanes, onWaive, onUndo }: VerdictProps) {
  const t = useText()
  if (!judgement) return '–'
  const tone = isFailed(judgement) ? 'ct-danger' : TONES[judgement.verdict]
  return (
    <>
      <span className={tone}>
        <span aria-hidden="true">{SIGNS[judgement.verdict]}</span>
        {verdictText(t, judgement, hasLanes)}
      </span>{' '}
      {judgement.waived !== undefined && (
        <>
          <span className="ct-dim">{t('comparison.waive.state', { note: judgement.waived })}</span>{' '}
          {onUndo && (
            <Button size="small" variant="quiet" onClick={onUndo}>
              {t('comparison.waive.undo')}
            </Button>
          )}
        </>
      )}
      {isFailed(judgement) && onWaive && (
        <Button size="small" onClick={onWaive}>
          {t('comparison.waive.action')}
        </Button>
      )}
    </>
  )
}
