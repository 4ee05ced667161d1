import type { OrderSide } from '@/contract/money/order/values.ts'
import { useText } from '@/i18n/useText.ts'
import { hrefTo } from '@/routes/href.ts'
import { TabLinks } from '@/ui/TabLinks.tsx'
import { agreementsLink } from '../link.ts'

interface TabsProps {
  side: OrderSide
  /** True on the tab of agreements. */
  isAgreements?: boolean
}

/** Tabs between a side's tenders or bids and its agreements. */
export function AgreementTabs({ side, isAgreements = false }: TabsProps) {
  const t = useText()
  const isBuyer = side === 'BUYER'
  return (
    <TabLinks
      label={t(isBuyer ? 'agreement.tabs' : 'agreement.bidTabs')}
      items={[
        {
          to: hrefTo(isBuyer ? 'myTenderBids' : 'myBids'),
          text: t(isBuyer ? 'agreement.tab.tenders' : 'agreement.tab.bids'),
          isCurrent: !isAgreements,
        },
        { to: agreementsLink(side), text: t('agreement.list.title'), isCurrent: isAgreements },
      ]}
    />
  )
}
