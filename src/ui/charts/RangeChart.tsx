import './chart.css'

/** One position on the line; a gap if it has no figures. */
export interface RangePoint {
  label: string
  low?: number | undefined
  middle?: number | undefined
  high?: number | undefined
}

/** Props of `RangeChart`: its name, a summary sentence, points in chronological order, and the value format. */
export interface RangeChartProps {
  title: string
  summary: string
  points: readonly RangePoint[]
  format?: ((value: number) => string) | undefined
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

/** A line with a band from lowest to highest; the page provides the same figures as a table. */
export function RangeChart({ title, summary, points, format = String }: RangeChartProps) {
  const runs = runsOf(points)
  const dots = runs.flat()
  const top = Math.max(...dots.map(({ high }) => high))
  const floor = Math.min(...dots.map(({ low }) => low))
  const room = (top - floor) * 0.1 || Math.max(1, top * 0.1)
  const [upper, lower] = [top + room, floor - room]
  const at = (value: number): number => ((upper - value) / (upper - lower)) * 100
  const width = Math.max(1, points.length - 1)
  const labelled = [0, Math.floor(width / 2), width]
  if (dots.length === 0) return null
  return (
    <figure className="ct-chart">
      <figcaption className="ct-chart-title">{title}</figcaption>
      <div className="ct-range" role="img" aria-label={summary}>
        <div className="ct-range-scale">
          {[top, (top + floor) / 2, floor].map((value) => (
            <span key={value} style={{ insetBlockStart: `${at(value)}%` }}>
              {format(value)}
            </span>
          ))}
        </div>
        <svg className="ct-range-plot" viewBox={`-0.5 0 ${width + 1} 100`} preserveAspectRatio="none">
          {[top, (top + floor) / 2, floor].map((value) => (
            <line key={value} className="ct-range-rule" x1={-0.5} x2={width + 0.5} y1={at(value)} y2={at(value)} />
          ))}
          {runs.map((run) => (
            <g key={run[0]?.x}>
              <polygon
                className="ct-range-band"
                points={[
                  ...run.map(({ x, high }) => `${x},${at(high)}`),
                  ...run.toReversed().map(({ x, low }) => `${x},${at(low)}`),
                ].join(' ')}
              />
              <polyline className="ct-range-line" points={run.map(({ x, middle }) => `${x},${at(middle)}`).join(' ')} />
              {run.map(({ x, middle, low, high }) => (
                <g key={x}>
                  <line className="ct-range-reach" x1={x} x2={x} y1={at(high)} y2={at(low)} />
                  <line className="ct-range-dot" x1={x} x2={x} y1={at(middle)} y2={at(middle)} />
                </g>
              ))}
            </g>
          ))}
        </svg>
        <div className="ct-range-days">
          {labelled.map((place) => (
            <span key={place}>{points[place]?.label}</span>
          ))}
        </div>
      </div>
    </figure>
  )
}
