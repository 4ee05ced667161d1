import type { ScheduledSailing } from '@/contract/tools/schedule/schemas.ts'
import { useLocale } from '@/i18n/LocaleProvider.tsx'
import { useText } from '@/i18n/useText.ts'
import { RouteLink } from '@/ui/RouteLink.tsx'
import { hasSailed } from '../timing.ts'
import { useAddress } from '../useAddress.ts'
import { weeksOf } from '../weeks.ts'
import { useVesselName } from './SailingFacts.tsx'

interface CalendarProps {
  sailings: readonly ScheduledSailing[]
  from: string
  weeks: number
  now: number
}

/** Departures by week and day in the time of the port of loading, with links. */
export function WeekCalendar({ sailings, from, weeks, now }: CalendarProps) {
  const t = useText()
  const { locale } = useLocale()
  const address = useAddress()
  const vesselOf = useVesselName()
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' })
  return (
    <div className="ct-schedule-weeks">
      {weeksOf(from, weeks).map((days) => (
        <section key={days[0]} aria-label={t('schedule.week', { day: days[0] ?? '' })}>
          <h3>{t('schedule.week', { day: days[0] ?? '' })}</h3>
          <ol className="ct-schedule-days">
            {days.map((day) => {
              const leaving = sailings.filter(({ etd }) => etd.startsWith(day))
              return (
                <li key={day} className={leaving.length === 0 ? 'ct-schedule-none' : undefined}>
                  <span className="ct-schedule-day">
                    {weekday.format(new Date(`${day}T00:00:00Z`))} {day.slice(5)}
                  </span>
                  {leaving.map((one) => (
                    <RouteLink
                      key={one.id}
                      to={address.at({ id: one.id })}
                      className={hasSailed(one, now) ? 'ct-schedule-entry ct-schedule-gone' : 'ct-schedule-entry'}
                    >
                      <strong>{one.carrierScac}</strong>{' '}
                      <span>
                        {vesselOf(one)} {one.voyage}
                      </span>{' '}
                      <span>{t('common.unit.day', { count: one.transitDays })}</span>
                    </RouteLink>
                  ))}
                </li>
              )
            })}
          </ol>
        </section>
      ))}
    </div>
  )
}
