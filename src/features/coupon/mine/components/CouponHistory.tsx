import type { CouponHistory as Step } from '@/contract/coupon/schemas.ts'
import { useText } from '@/i18n/useText.ts'
import { DictText } from '@/reference/DictText.tsx'
import { Section } from '@/ui/Card.tsx'
import { DateText } from '@/ui/DateText.tsx'

/** Events of a coupon, newest first. */
export function CouponHistory({ history }: { history: readonly Step[] }) {
  const t = useText()
  return (
    <Section title={t('couponMine.history')}>
      <ol className="ct-timeline ct-mine-history">
        {history.toReversed().map(({ event, at, orderNo, company, points }) => (
          <li key={`${event} ${at}`} className="ct-past">
            <DateText value={at} />
            <span>
              <DictText dict="coupon_event" code={event} />
              {[orderNo, company, points === undefined ? undefined : t('couponMine.points.count', { points })]
                .filter(Boolean)
                .map((word) => ` · ${word}`)}
            </span>
          </li>
        ))}
      </ol>
    </Section>
  )
}
