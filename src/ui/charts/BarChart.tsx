import { useText } from '@/i18n/useText.ts'
import { barAxis } from './axis.ts'
import { ChartFrame, ChartWithout } from './ChartFrame.tsx'
import './chart.css'

/** One bar; without a value it is a gap. */
export interface Bar {
  label: string
  value: number | undefined
  isMarked?: boolean | undefined
}

/** Props of `BarChart`: its name, bars, and the value format; `hasOwnTable` if the page has a table of the same values. */
export interface BarChartProps {
  title: string
  bars: readonly Bar[]
  format?: ((value: number) => string) | undefined
  hasOwnTable?: boolean | undefined
}

/** Up to this number the values stand on the bars. */
const WRITTEN = 8

/** Vertical bars from zero; a sentence if there is nothing to draw. */
export function BarChart({ title, bars, format = String, hasOwnTable = false }: BarChartProps) {
  const t = useText()
  const values = bars.flatMap(({ value }) => (value === undefined ? [] : [value]))
  const axis = barAxis(values)
  if (!values.some((value) => value !== 0)) return <ChartWithout title={title} />
  const span = axis.top - axis.floor
  const base = ((0 - axis.floor) / span) * 100
  return (
    <ChartFrame
      title={title}
      axis={axis}
      format={format}
      hasOwnTable={hasOwnTable}
      points={bars.map(({ label, value }) => ({
        label,
        text: value === undefined ? t('common.none') : format(value),
        height: value === undefined ? undefined : Math.max(0, value),
      }))}
    >
      {(at) =>
        bars.map(({ label, value, isMarked }, index) => (
          <span
            key={`${label} ${index}`}
            className={`ct-bar${isMarked ? ' ct-bar-marked' : ''}${index === at ? ' ct-bar-read' : ''}`}
          >
            {value !== undefined && (
              <span
                className="ct-bar-fill"
                style={{
                  blockSize: `${(Math.abs(value) / span) * 100}%`,
                  insetBlockEnd: `${value < 0 ? base - (Math.abs(value) / span) * 100 : base}%`,
                }}
              >
                {bars.length <= WRITTEN && index !== at && <span className="ct-bar-value">{format(value)}</span>}
              </span>
            )}
          </span>
        ))
      }
    </ChartFrame>
  )
}
