import type { ScheduledSailing } from '@/contract/shipping-date/schemas.ts'
import { useText } from '@/i18n/useText.ts'
import { BarChart } from '@/ui/charts/BarChart.tsx'

/** Days at sea of every line that sails in the window, fastest first; direct ones are marked. */
export function TransitChart({ sailings }: { sailings: readonly ScheduledSailing[] }) {
  const t = useText()
  const byLine = new Map<string, ScheduledSailing>()
  for (const one of sailings) {
    const line = `${one.carrierScac} ${one.serviceCode}`
    if (one.transitDays < (byLine.get(line)?.transitDays ?? Infinity)) byLine.set(line, one)
  }
  const lines = [...byLine].toSorted(([, a], [, b]) => a.transitDays - b.transitDays)
  return (
    <BarChart
      title={t('schedule.chart.title')}
      bars={lines.map(([line, { transitDays, transhipments }]) => ({
        label: transhipments.length === 0 ? `${line} · ${t('schedule.direct')}` : line,
        value: transitDays,
        isMarked: transhipments.length === 0,
      }))}
    />
  )
}
