import type { UserType } from '@/contract/userType.ts'
import { useText } from '@/i18n/useText.ts'
import { hrefTo } from '@/routes/href.ts'
import { Section } from '@/ui/Card.tsx'
import { RouteLink } from '@/ui/RouteLink.tsx'
import './zone.css'

/** Tasks of each kind of enterprise, with their pages. */
const LINKS = {
  1: [
    ['publish', () => hrefTo('tenderIssue')],
    ['compare', () => hrefTo('myTenderBids')],
    ['book', () => hrefTo('market')],
    ['pay', () => hrefTo('payment')],
  ],
  2: [
    ['quote', () => hrefTo('tenderSearch', { quotable: 'true' })],
    ['list', () => hrefTo('myMarket')],
    ['coupon', () => hrefTo('couponManagement')],
    ['bids', () => hrefTo('myBids')],
  ],
  3: [
    ['lcl', () => hrefTo('tenderSearch', { mode: 'LCL' })],
    ['truck', () => hrefTo('tenderSearch', { mode: 'TRUCK' })],
    ['list', () => hrefTo('myMarket')],
    ['empty', () => hrefTo('market', { kind: 'EMPTY_BOX' })],
  ],
} as const

/** Links to the tasks of this kind of enterprise. */
export function ZoneLinks({ userType }: { userType: UserType }) {
  const t = useText()
  return (
    <Section title={t('zone.ways.title')}>
      <ul className="ct-zone-ways">
        {LINKS[userType].map(([name, href]) => (
          <li key={name}>
            <RouteLink to={href()} className="ct-zone-way">
              <strong>{t(`zone.way.${name}`)}</strong>
              <span>{t(`zone.way.${name}.text`)}</span>
            </RouteLink>
          </li>
        ))}
      </ul>
    </Section>
  )
}
