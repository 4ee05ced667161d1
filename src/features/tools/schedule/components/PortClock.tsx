import { useFormats } from '@/i18n/useFormats.ts'
import { useText } from '@/i18n/useText.ts'
import { useFreight } from '@/reference/useReferences.ts'
import { DateText } from '@/ui/DateText.tsx'

const BEIJING = 'Asia/Shanghai'

/** An instant in port time with its zone, and below in Beijing time if that differs. */
export function PortClock({ value, unlocode }: { value: string; unlocode: string }) {
  const t = useText()
  const formats = useFormats()
  const zone = useFreight().portOf(unlocode)?.timezone ?? 'UTC'
  const isSame = formats.dateTime(value, zone) === formats.dateTime(value, BEIJING)
  return (
    <span className="ct-schedule-clock">
      <DateText value={value} timeZone={zone} />
      {!isSame && (
        <span className="ct-schedule-beijing">
          {t('schedule.beijing')} <DateText value={value} timeZone={BEIJING} />
        </span>
      )}
    </span>
  )
}
