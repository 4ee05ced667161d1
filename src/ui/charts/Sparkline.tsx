import { useText } from '@/i18n/useText.ts'
import './chart.css'

/** Props of `Sparkline`: at least two values in time order, what they are, and how one is written. */
export interface SparklineProps {
  values: readonly number[]
  label: string
  format?: ((value: number) => string) | undefined
  width?: number | undefined
  height?: number | undefined
}

/** A line of a trend; its name says where it began, ended, and its extremes. */
export function Sparkline({ values, label, format = String, width = 160, height = 40 }: SparklineProps) {
  const t = useText()
  const first = values[0]
  const last = values.at(-1)
  if (first === undefined || last === undefined) return null
  const low = Math.min(...values)
  const high = Math.max(...values)
  const spots = values.map((value, index) => {
    const x = 3 + (index / Math.max(1, values.length - 1)) * (width - 6)
    const y = 4 + (1 - (value - low) / (high - low || 1)) * (height - 8)
    return `${x.toFixed(1)},${y.toFixed(1)}`
  })
  const [endX, endY] = (spots.at(-1) ?? '0,0').split(',')
  return (
    <svg
      className="ct-spark"
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      role="img"
      aria-label={t('ui.chart.trend', {
        label,
        first: format(first),
        last: format(last),
        low: format(low),
        high: format(high),
      })}
    >
      <polygon className="ct-spark-area" points={`3,${height} ${spots.join(' ')} ${width - 3},${height}`} />
      <polyline className="ct-spark-line" points={spots.join(' ')} />
      <circle className="ct-spark-end" cx={endX} cy={endY} r="3" />
    </svg>
  )
}
