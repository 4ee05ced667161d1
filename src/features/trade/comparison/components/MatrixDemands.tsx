import type { CompareColumn } from '@/contract/trade/bid/comparison.ts'
import type { Judgement } from '@/contract/trade/bid/judge.ts'
import { DEMANDS } from '@/contract/trade/tender/demands/values.ts'
import { useText } from '@/i18n/useText.ts'
import { useDict } from '@/reference/useReferences.ts'
import { isFailed, verdictText } from '../verdicts.ts'

interface DemandsProps {
  columns: readonly CompareColumn[]
}

/** How each bid meets what the tender asks besides the price, a row a demand. */
export function MatrixDemands({ columns }: DemandsProps) {
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
              <VerdictCell judgement={judgedOf(column, demand)} hasLanes={column.bid.lanes.length > 1} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  )
}

const TONES = { PASS: 'ct-ok', WARN: 'ct-warn', FAIL: 'ct-warn' } as const

function VerdictCell({ judgement, hasLanes }: { judgement: Judgement | undefined; hasLanes: boolean }) {
  const t = useText()
  if (!judgement) return '–'
  const tone = isFailed(judgement) ? 'ct-danger' : TONES[judgement.verdict]
  return <span className={tone}>{verdictText(t, judgement, hasLanes)}</span>
}
