import { useQuery } from '@/api/useQuery.ts'
import { known } from '@/contract/known.ts'
import { orderEndpoints } from '@/contract/money/order/endpoints.ts'
import type { OrderSummary } from '@/contract/money/order/schemas.ts'
import type { OrderSide } from '@/contract/money/order/values.ts'
import { useLocale } from '@/i18n/LocaleProvider.tsx'
import { wordsIn } from '@/i18n/locale.ts'
import { useText } from '@/i18n/useText.ts'
import { DictText } from '@/reference/DictText.tsx'
import { ORDER_TONES } from '@/reference/statusTones.ts'
import { hrefTo } from '@/routes/href.ts'
import { orderLink } from '@/routes/orderTabs.ts'
import { StatusTag } from '@/ui/Chip.tsx'
import { Countdown } from '@/ui/Countdown.tsx'
import { AboutMoney } from '@/ui/AboutMoney.tsx'
import { RowBlock } from './RowBlock.tsx'

/** Rows asked for: those that wait for somebody are picked from them. */
const ASKED = 50
/** Orders that still wait for one of the sides. */
const WAITING: readonly OrderSummary['status'][] = [
  'TO_CONFIRM',
  'TO_PAY',
  'DISPUTED',
  'PAY_CHECKING',
  'DELIVERED',
  'PAID',
  'EXECUTING',
]

/** Where the next step is this side's own; those come first. */
const OWN_TURN: Record<OrderSide, readonly OrderSummary['status'][]> = {
  BUYER: ['TO_PAY', 'DISPUTED', 'DELIVERED'],
  SELLER: ['TO_CONFIRM', 'DISPUTED', 'PAID', 'EXECUTING'],
}
const placeOf = ({ side, status }: OrderSummary): number => {
  const turn = known(OWN_TURN, side)?.indexOf(status) ?? -1
  return turn < 0 ? WAITING.length + WAITING.indexOf(status) : turn
}

interface OpenOrdersProps {
  shown: number
  /** Only those that this member has to pay; needs the messages of `member`. */
  toPayOnly?: boolean
}

/** Orders of this member that wait, with the other side and the amount. */
export function OpenOrders({ shown, toPayOnly = false }: OpenOrdersProps) {
  const t = useText()
  const { locale } = useLocale()
  const query = useQuery(
    orderEndpoints.page,
    { size: ASKED, ...(toPayOnly && { tab: 'toPay' as const, side: 'BUYER' as const }) },
    { silent: true, refreshOnFocus: true },
  )
  return (
    <RowBlock
      title={t(toPayOnly ? 'member.duty.TO_PAY' : 'hub.orders')}
      all={{ to: hrefTo('payment', toPayOnly ? { tab: 'toPay' } : {}), text: t('route.payment') }}
      query={query}
      none={t(toPayOnly ? 'hub.orders.toPay.none' : 'hub.orders.none')}
      next={{ to: hrefTo('market'), text: t('route.market') }}
      size={shown}
      countOf={toPayOnly ? ({ counts }) => counts['toPay'] ?? 0 : undefined}
      rowsOf={({ records }) =>
        records
          .filter(({ status }) => WAITING.includes(status))
          .toSorted((a, b) => placeOf(a) - placeOf(b))
          .slice(0, shown)
          .map(({ id, no, status, side, buyer, seller, payable, isAbout, payBy, confirmBy }) => {
            const other = side === 'BUYER' ? seller : buyer
            const due = status === 'TO_PAY' ? payBy : status === 'TO_CONFIRM' ? confirmBy : undefined
            return {
              id,
              to: orderLink(id, status === 'TO_PAY' && side === 'BUYER' ? 'payment' : undefined),
              title: wordsIn(locale, other.nameZh, other.nameEn),
              facts: (
                <>
                  <StatusTag tone={ORDER_TONES[status]}>
                    <DictText dict="order_status" code={status} />
                  </StatusTag>
                  <span className="ct-code" title={no}>
                    {no}
                  </span>
                </>
              ),
              end: (
                <>
                  <AboutMoney value={payable} isAbout={isAbout} />
                  {due && <Countdown until={due} onEnd={query.refresh} />}
                </>
              ),
            }
          })
      }
    />
  )
}
