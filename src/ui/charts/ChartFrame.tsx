import type { CSSProperties, ReactNode } from 'react'
import { useText } from '@/i18n/useText.ts'
import { ChartTable } from './ChartTable.tsx'
import type { Axis } from './axis.ts'
import { usePointer } from './usePointer.ts'
import './chart.css'

/** One point: its label below the axis, its value in words, and its height on the axis; a gap has no height. */
export interface FramePoint {
  label: string
  text: string
  height?: number | undefined
}

interface FrameProps {
  title: string
  /** What the picture says, for screen readers. */
  summary?: string | undefined
  points: readonly FramePoint[]
  axis: Axis
  format: (value: number) => string
  /** True if the page shows the same values in a table of its own. */
  hasOwnTable: boolean
  /** Draws bars or lines; `at` is the point that is read now. */
  children: (at: number | undefined) => ReactNode
}

/** Up to this number every point has its label; with more of them only some. */
const ALL_LABELS = 12
const SOME_LABELS = 5

/** Place of a point along the axis in percent; points stand in the middle of equal shares. */
const placeOf = (index: number, count: number): number => ((index + 0.5) / count) * 100

/** Places a mark that never reaches beyond the ends of the plot. */
const markAt = (percent: number): CSSProperties =>
  ({ insetInlineStart: `${percent}%`, '--at': percent }) as CSSProperties

/**
 * Title, ticks, labels and table around a plot. The values are read on hover, by tap and with the arrow keys: a chart is
 * one tab stop, and a screen reader announces each point as the value of a slider.
 */
export function ChartFrame({ title, summary, points, axis, format, hasOwnTable, children }: FrameProps) {
  const t = useText()
  // The newest point that says something.
  const start = Math.max(
    0,
    points.findLastIndex(({ height }) => height !== undefined),
  )
  const { at, handlers } = usePointer(points.length, start)
  const words = ({ label, text }: FramePoint) => t('ui.chart.point', { label, value: text })
  const heightOf = (value: number) => ((value - axis.floor) / (axis.top - axis.floor)) * 100
  const shown = points[at ?? start]
  const every = points.length > ALL_LABELS ? Math.ceil(points.length / SOME_LABELS) : 1
  return (
    <figure className="ct-chart">
      <figcaption className="ct-chart-title">{title}</figcaption>
      <div className="ct-chart-grid">
        <div className="ct-chart-scale" aria-hidden="true">
          {axis.ticks.map((tick) => (
            <span key={tick} style={{ insetBlockEnd: `${heightOf(tick)}%` }}>
              {format(tick)}
            </span>
          ))}
          <span className="ct-chart-widest">{axis.ticks.map(format).toSorted((a, b) => b.length - a.length)[0]}</span>
        </div>
        <div className="ct-chart-plot">
          {axis.ticks.map((tick) => (
            <span key={tick} className="ct-chart-rule" style={{ insetBlockEnd: `${heightOf(tick)}%` }} />
          ))}
          <div className="ct-chart-drawing" {...(summary ? { role: 'img', 'aria-label': summary } : {})}>
            {children(at)}
          </div>
          {at !== undefined && (
            <span className="ct-chart-line" style={{ insetInlineStart: `${placeOf(at, points.length)}%` }} />
          )}
          {at !== undefined && shown && (
            <span
              className="ct-chart-tip"
              aria-hidden="true"
              style={{
                ...markAt(placeOf(at, points.length)),
                insetBlockEnd: `${heightOf(shown.height ?? axis.floor)}%`,
              }}
            >
              <span>{shown.label}</span> <b>{shown.text}</b>
            </span>
          )}
          <div
            className="ct-chart-reader"
            role="slider"
            tabIndex={0}
            aria-label={t('ui.chart.read', { title })}
            aria-orientation="horizontal"
            aria-readonly="true"
            aria-valuemin={1}
            aria-valuemax={points.length}
            aria-valuenow={(at ?? start) + 1}
            aria-valuetext={shown && words(shown)}
            {...handlers}
          />
        </div>
        <div className={every > 1 ? 'ct-chart-labels ct-chart-labels-some' : 'ct-chart-labels'} aria-hidden="true">
          {points.map(({ label }, index) =>
            (points.length - 1 - index) % every === 0 ? (
              <span key={`${label} ${index}`} {...(every > 1 && { style: markAt(placeOf(index, points.length)) })}>
                {label}
              </span>
            ) : null,
          )}
        </div>
      </div>
      {axis.floor > 0 && <p className="ct-chart-note">{t('ui.chart.from', { value: format(axis.floor) })}</p>}
      {!hasOwnTable && <ChartTable title={title} points={points} />}
    </figure>
  )
}

/** The title with a sentence in place of an empty plot. */
export function ChartWithout({ title }: { title: string }) {
  const t = useText()
  return (
    <figure className="ct-chart">
      <figcaption className="ct-chart-title">{title}</figcaption>
      <p className="ct-chart-none">{t('ui.chart.none')}</p>
    </figure>
  )
}
