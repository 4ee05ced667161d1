import type { OrderSide } from '@/contract/money/order/values.ts'
import { useText } from '@/i18n/useText.ts'
import { hrefTo } from '@/routes/href.ts'
import { TabLinks } from '@/ui/TabLinks.tsx'
import { agreementsLink } from '../link.ts'

interface TabsProps {
  side: OrderSide
  /** The tab that is open, if it is not the first. */
  current?: 'agreements' | 'templates'
}

/** Tabs between a side's tenders or bids, its agreements, and the buyer's templates. */
export function TradeTabs({ side, current }: TabsProps) {
  const t = useText()
  const isBuyer = side === 'BUYER'
  return (
    <TabLinks
      label={t(isBuyer ? 'agreement.tabs' : 'agreement.bidTabs')}
      items={[
        {
          to: hrefTo(isBuyer ? 'myTenderBids' : 'myBids'),
          text: t(isBuyer ? 'agreement.tab.tenders' : 'agreement.tab.bids'),
          isCurrent: current === undefined,
        },
        { to: agreementsLink(side), text: t('agreement.list.title'), isCurrent: current === 'agreements' },
        ...(isBuyer
          ? [
              {
                to: hrefTo('myTenderBids', { tab: 'templates' }),
                text: t('agreement.tab.templates'),
                isCurrent: current === 'templates',
              },
            ]
          : []),
      ]}
    />
  )
}
