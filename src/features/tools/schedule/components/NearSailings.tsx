import { useText } from '@/i18n/useText.ts'
import { useFreight } from '@/reference/useReferences.ts'
import { EmptyState } from '@/ui/EmptyState.tsx'
import { RouteLink } from '@/ui/RouteLink.tsx'
import { useAddress } from '../useAddress.ts'
import { useNear } from '../useSchedule.ts'
import type { Schedule } from '../useSchedule.ts'

const FILTER_NAME = { carrierScac: 'carrier', maxTranshipments: 'transhipments', isoCode: 'box' } as const

/** Empty result with near matches: fewer filters, other weeks, nearby ports. */
export function NearSailings({ schedule }: { schedule: Schedule }) {
  const t = useText()
  const address = useAddress()
  const { portName } = useFreight()
  const { data } = useNear(schedule, true)
  const links = data && [
    ...data.relaxed.map(({ without, count }) => ({
      to: address.at({
        [FILTER_NAME[without]]: undefined,
        ...(without === 'isoCode' && { isoCode: undefined }),
        current: undefined,
      }),
      text: t(`schedule.near.without.${without}`, { count }),
    })),
    ...data.windows.map(({ from, count }) => ({
      to: address.at({ from, current: undefined }),
      text: t('schedule.near.window', { day: from, count }),
    })),
    ...data.ports.map(({ pol, pod, km, count }) => ({
      to: address.at({ pol, pod, current: undefined }),
      text: t('schedule.near.ports', { pol: portName(pol), pod: portName(pod), km, count }),
    })),
  ]
  return (
    <EmptyState
      title={t('schedule.none')}
      text={t(links?.length === 0 ? 'schedule.none.nothing' : 'schedule.none.text')}
      action={
        links &&
        links.length > 0 && (
          <ul className="ct-schedule-near">
            {links.map(({ to, text }) => (
              <li key={to}>
                <RouteLink to={to}>{text}</RouteLink>
              </li>
            ))}
          </ul>
        )
      }
    />
  )
}
