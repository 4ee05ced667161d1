import { known } from '@/contract/known.ts'
import type { Activity } from '@/contract/member/center/schemas.ts'
import type { ActivityKind } from '@/contract/member/center/values.ts'
import { useText } from '@/i18n/useText.ts'
import { hrefTo } from '@/routes/href.ts'
import { orderLink } from '@/routes/orderTabs.ts'
import { Section } from '@/ui/Card.tsx'
import { DateText } from '@/ui/DateText.tsx'
import { AboutMoney } from '@/ui/AboutMoney.tsx'
import { RouteLink } from '@/ui/RouteLink.tsx'
import './member.css'
import { TypedText } from '@/ui/TypedText.tsx'

const LINKS: Record<ActivityKind, (id: string) => string> = {
  TENDER_PUBLISHED: (tenderId) => hrefTo('myTenderBids', { tenderId }),
  TENDER_AWARDED: (tenderId) => hrefTo('myTenderBids', { tenderId }),
  BID_SUBMITTED: (bidId) => hrefTo('myBids', { bidId }),
  BID_WON: (bidId) => hrefTo('myBids', { bidId }),
  ORDER_CONFIRMED: orderLink,
  ORDER_CLOSED: orderLink,
  ORDER_PAID: (orderId) => orderLink(orderId, 'payment'),
}

/** Recent activity of the enterprise and its partners. */
export function RecentActivity({ activity }: { activity: readonly Activity[] }) {
  const t = useText()
  return (
    <Section title={t('member.activity.title')}>
      {activity.length === 0 ? (
        <p className="ct-section-note">{t('member.activity.empty')}</p>
      ) : (
        <ol className="ct-activity">
          {activity.map((one) => (
            <li key={`${one.kind} ${one.id} ${one.at}`}>
              <span className="ct-activity-kind">{t(`member.activity.${one.kind}`)}</span>
              <RouteLink to={known(LINKS, one.kind)?.(one.id) ?? hrefTo('memberCenter')} className="ct-activity-title">
                <TypedText>{one.title || t('member.untitled')}</TypedText>
              </RouteLink>
              <span className="ct-code">{one.no}</span>
              {one.amount && <AboutMoney value={one.amount} isAbout={one.isAbout} />}
              <DateText value={one.at} />
            </li>
          ))}
        </ol>
      )}
    </Section>
  )
}
