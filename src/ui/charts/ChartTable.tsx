import { useText } from '@/i18n/useText.ts'

interface TableProps {
  title: string
  points: readonly { label: string; text: string }[]
}

/** The values of a chart as a table, in the order of the picture. */
export function ChartTable({ title, points }: TableProps) {
  const t = useText()
  return (
    <details className="ct-chart-table">
      <summary>{t('ui.chart.table')}</summary>
      <div className="ct-chart-rows">
        <table>
          <caption className="ct-hidden">{title}</caption>
          <thead>
            <tr>
              <th scope="col">{t('ui.chart.label')}</th>
              <th scope="col">{t('ui.chart.value')}</th>
            </tr>
          </thead>
          <tbody>
            {points.map(({ label, text }, index) => (
              <tr key={`${label} ${index}`}>
                <th scope="row">{label}</th>
                <td>{text}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}
