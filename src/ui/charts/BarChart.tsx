import { useText } from '@/i18n/useText.ts'
import './chart.css'

/** One bar; `note` follows the value. */
export interface Bar {
  label: string
  value: number
  isMarked?: boolean | undefined
}

/** Props of `BarChart`: its name, bars, and the value format. */
export interface BarChartProps {
  title: string
  bars: readonly Bar[]
  format?: ((value: number) => string) | undefined
}

const HEIGHT = 120

/** Vertical bars, with a table of the same figures for screen readers. */
export function BarChart({ title, bars, format = String }: BarChartProps) {
  const t = useText()
  const top = Math.max(1, ...bars.map((bar) => bar.value))
  return (
    <figure className="ct-chart">
      <figcaption className="ct-chart-title">{title}</figcaption>
      <div className="ct-bars" aria-hidden="true" style={{ height: HEIGHT + 44 }}>
        {bars.map((bar) => (
          <div key={bar.label} className={bar.isMarked ? 'ct-bar ct-bar-marked' : 'ct-bar'}>
            <span className="ct-bar-value">{format(bar.value)}</span>
            <span className="ct-bar-fill" style={{ height: Math.max(2, (Math.max(0, bar.value) / top) * HEIGHT) }} />
            <span className="ct-bar-label">{bar.label}</span>
          </div>
        ))}
      </div>
      <div className="ct-hidden">
        <table>
          <caption>{title}</caption>
          <thead>
            <tr>
              <th scope="col">{t('ui.chart.label')}</th>
              <th scope="col">{t('ui.chart.value')}</th>
            </tr>
          </thead>
          <tbody>
            {bars.map((bar) => (
              <tr key={bar.label}>
                <th scope="row">{bar.label}</th>
                <td>{format(bar.value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  )
}
