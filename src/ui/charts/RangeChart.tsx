import { useText } from '@/i18n/useText.ts'
import { lineAxis } from './axis.ts'
import { ChartFrame, ChartWithout } from './ChartFrame.tsx'
import './chart.css'

/** One position on the line; a gap if it has no figures. */
export interface RangePoint {
  label: string
  low?: number | undefined
  middle?: number | undefined
  high?: number | undefined
}

/**
 * Props of `RangeChart`: its name, a summary sentence, points in chronological order, and the value format;
 * `hasOwnTable` if the page has a table of the same values.
 */
export interface RangeChartProps {
  title: string
  summary: string
  points: readonly RangePoint[]
  format?: ((value: number) => string) | undefined
  hasOwnTable?: boolean | undefined
}

interface Dot {
  x: number
  low: number
  middle: number
  high: number
}

/** Runs of adjacent points with figures; gaps are not bridged. */
function runsOf(points: readonly RangePoint[]): Dot[][] {
  const runs: Dot[][] = []
  let isOpen = false
  points.forEach(({ low, middle, high }, x) => {
    if (low === undefined || middle === undefined || high === undefined) isOpen = false
    else if (isOpen) runs.at(-1)?.push({ x, low, middle, high })
    else {
      runs.push([{ x, low, middle, high }])
      isOpen = true
    }
  })
  return runs
}

/** A line with a band from lowest to highest; a sentence if there is nothing to draw. */
export function RangeChart({ title, summary, points, format = String, hasOwnTable = false }: RangeChartProps) {
  const t = useText()
  const runs = runsOf(points)
  const dots = runs.flat()
  if (dots.length === 0) return <ChartWithout title={title} />
  const axis = lineAxis(dots.flatMap(({ low, high }) => [low, high]))
  const y = (value: number): number => ((axis.top - value) / (axis.top - axis.floor)) * 100
  const textOf = ({ low, middle, high }: RangePoint): string => {
    if (low === undefined || middle === undefined || high === undefined) return t('common.none')
    if (low === high) return format(middle)
    return t('ui.chart.range', { middle: format(middle), low: format(low), high: format(high) })
  }
  return (
    <ChartFrame
      title={title}
      summary={summary}
      axis={axis}
      format={format}
      hasOwnTable={hasOwnTable}
      points={points.map((point) => ({ label: point.label, text: textOf(point), height: point.high }))}
    >
      {(at) => (
        <svg className="ct-range" viewBox={`-0.5 0 ${points.length} 100`} preserveAspectRatio="none" aria-hidden="true">
          {runs.map((run) => (
            <g key={run[0]?.x}>
              <polygon
                className="ct-range-band"
                points={[
                  ...run.map(({ x, high }) => `${x},${y(high)}`),
                  ...run.toReversed().map(({ x, low }) => `${x},${y(low)}`),
                ].join(' ')}
              />
              <polyline className="ct-range-line" points={run.map(({ x, middle }) => `${x},${y(middle)}`).join(' ')} />
              {run.map(({ x, middle, low, high }) => (
                <g key={x}>
                  <line className="ct-range-reach" x1={x} x2={x} y1={y(high)} y2={y(low)} />
                  <line
                    className={x === at ? 'ct-range-dot ct-range-read' : 'ct-range-dot'}
                    x1={x}
                    x2={x}
                    y1={y(middle)}
                    y2={y(middle)}
                  />
                </g>
              ))}
            </g>
          ))}
        </svg>
      )}
    </ChartFrame>
  )
}
