import { useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { dueParts } from '@/contract/money/order/dues.ts'
import { owesNow } from '@/contract/money/order/nextStep.ts'
import type { OrderDetail } from '@/contract/money/order/schemas.ts'
import { useFormats } from '@/i18n/useFormats.ts'
import { useText } from '@/i18n/useText.ts'
import { ORDER_TABS, orderLink } from '@/routes/orderTabs.ts'
import type { OrderTab } from '@/routes/orderTabs.ts'
import { TabLinks } from '@/ui/TabLinks.tsx'
import { useFocusIfLost } from '@/ui/useFocusIfLost.ts'
import { papersOf } from '../documents/papers.ts'
import type { OrderProps } from '../useOrderAct.ts'

/** The tabs of an order as links: documents, charges to answer and open money say how many or how much. */
export function OrderTabs({ order, current }: OrderProps & { current: OrderTab | undefined }) {
  const t = useText()
  const { money } = useFormats()
  const row = useRef<HTMLDivElement>(null)
  // The link of the next step goes once it has led here.
  useFocusIfLost(current, () => row.current?.querySelector<HTMLElement>('[aria-current]'))
  const documents = filesOf(order)
  const owed = order.status === 'TO_PAY' || owesNow(order) ? dueParts(order) : []
  const counts: Partial<Record<OrderTab, number | string | undefined>> = {
    documents: documents > 0 ? documents : undefined,
    charges: order.openCharges > 0 ? order.openCharges : undefined,
    payment: owed.length > 0 ? owed.map(money).join(' + ') : undefined,
  }
  return (
    <div ref={row} className="ct-order-tabs">
      <TabLinks
        label={t('order.tabs')}
        items={[
          { to: orderLink(order.id), text: t('order.tab.overview'), isCurrent: current === undefined },
          ...ORDER_TABS.map((tab) => ({
            to: orderLink(order.id, tab),
            text: t(`order.tab.${tab}`),
            isCurrent: current === tab,
            count: counts[tab],
          })),
        ]}
      />
    </div>
  )
}

/** Number of documents in their newest version, and of files of payments and charges. */
const filesOf = (order: OrderDetail): number =>
  (order.documents ?? []).filter(({ replacedAt }) => replacedAt === undefined).length + papersOf(order).length

/** What a tab shows; once it was opened it stays, so that nothing typed in it is lost while another one is shown. */
export function OrderPanel({ isCurrent, children }: { isCurrent: boolean; children: ReactNode }) {
  const [isOpened, setOpened] = useState(isCurrent)
  if (isCurrent && !isOpened) setOpened(true)
  return (
    isOpened && (
      <div className="ct-order-panel" hidden={!isCurrent}>
        {children}
      </div>
    )
  )
}
