import type { BoxClock } from '@/contract/money/order/agreedRate/running.ts'
import type { OrderStatus } from '@/contract/money/order/values.ts'
import { useFormats } from '@/i18n/useFormats.ts'
import { useText } from '@/i18n/useText.ts'
import { useFreight } from '@/reference/useReferences.ts'
import { StatusTag } from '@/ui/Chip.tsx'
import type { Tone } from '@/ui/Chip.tsx'
import { useBoxClocks } from '../useBoxClocks.ts'
import type { OrderProps } from '../useOrderAct.ts'

/** Statuses in which containers are still out. */
const OUT: readonly OrderStatus[] = ['EXECUTING', 'DELIVERED', 'DISPUTED']
/** Free days left from which on a clock is shown as urgent. */
const FEW_DAYS = 2

const toneOf = ({ over, left, to }: BoxClock): Tone => {
  if (over > 0) return 'danger'
  if (to !== undefined) return 'neutral'
  return (left ?? 0) <= FEW_DAYS ? 'warn' : 'ok'
}

/** The free time of the containers at the destination: days left, or how many are over and what they cost. */
export function FreeDays({ order }: OrderProps) {
  const t = useText()
  const { date, money } = useFormats()
  const { boxCode } = useFreight()
  const isOut = OUT.includes(order.status)
  // Whether a container was returned after the end of the order is not told.
  const clocks = useBoxClocks(order).filter(({ to }) => isOut || to !== undefined)
  if (clocks.length === 0) return null
  const hasTypes = new Set(clocks.map(({ isoCode }) => isoCode)).size > 1
  const partsOf = ({ to, used, free, over, left, freeUntil, cost }: BoxClock): string[] => [
    ...(to !== undefined ? [t('order.free.ended', { used, free })] : []),
    ...(to === undefined && over === 0 && left !== undefined ? [t('order.free.left', { left })] : []),
    ...(over > 0 ? [t('order.free.over', { over })] : []),
    ...(to === undefined && freeUntil ? [t('order.free.until', { day: date(freeUntil) })] : []),
    ...(cost ? [t(to === undefined ? 'order.free.cost' : 'order.free.costAll', { amount: money(cost) })] : []),
  ]
  return (
    <dl className="ct-times-cuts" aria-label={t('order.free')}>
      {clocks.map((one) => {
        const [first, ...rest] = partsOf(one)
        return (
          <div key={`${one.clock} ${one.isoCode}`}>
            <dt>
              {t(`order.free.clock.${one.clock}`)}
              {hasTypes && ` · ${boxCode(one.isoCode)}`}
            </dt>
            <dd>
              <StatusTag tone={toneOf(one)}>{first}</StatusTag>
              {rest.map((part) => (
                <span key={part}>{part}</span>
              ))}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}

/** What the buyer has to do with its containers before charges run; nothing while none are at the destination. */
export function FreeDaysNote({ order }: OrderProps) {
  const t = useText()
  const { date } = useFormats()
  const running = useBoxClocks(order).filter(({ to }) => to === undefined)
  const [first] = running.toSorted((one, other) => (one.left ?? -1) - (other.left ?? -1))
  if (!first || order.side !== 'BUYER' || !OUT.includes(order.status)) return null
  const { clock, over, freeUntil } = first
  return (
    <p>
      {over > 0 || freeUntil === undefined
        ? t(`order.free.now.${clock}`)
        : t(`order.free.note.${clock}`, { day: date(freeUntil) })}
    </p>
  )
}
