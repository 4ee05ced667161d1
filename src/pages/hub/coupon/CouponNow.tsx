import { useQuery } from '@/api/useQuery.ts'
import { couponBatchEndpoints } from '@/contract/coupon/batch/endpoints.ts'
import type { BatchSummary } from '@/contract/coupon/batch/schemas.ts'
import { couponEndpoints } from '@/contract/coupon/endpoints.ts'
import type { UserType } from '@/contract/userType.ts'
import { useFormats } from '@/i18n/useFormats.ts'
import { useLocale } from '@/i18n/LocaleProvider.tsx'
import { wordsIn } from '@/i18n/locale.ts'
import { useText } from '@/i18n/useText.ts'
import { useTermsText } from '@/reference/coupon/terms.ts'
import { hrefTo } from '@/routes/href.ts'
import { Countdown } from '@/ui/Countdown.tsx'
import { Meter } from '@/ui/Meter.tsx'
import { TypedText } from '@/ui/TypedText.tsx'
import { RowBlock } from '../blocks/RowBlock.tsx'

const SHOWN = 3
const ASKED = 20
const OWN = { silent: true, refreshOnFocus: true } as const

/** A member's own coupons by what ends first, and for issuers how their batches are taken and used. */
export function CouponNow({ userType }: { userType: UserType }) {
  return (
    <div className="ct-hub-blocks">
      <Expiring />
      {userType !== 1 && <Batches />}
    </div>
  )
}

function Expiring() {
  const t = useText()
  const { locale } = useLocale()
  const { gives } = useTermsText()
  const counts = useQuery(couponEndpoints.counts, {}, OWN)
  const query = useQuery(couponEndpoints.minePage, { tab: 'usable', size: ASKED }, OWN)
  return (
    <RowBlock
      title={t('hub.coupon.mine')}
      note={
        counts.data &&
        t('hub.coupon.mine.note', { usable: counts.data.counts['usable'] ?? 0, points: counts.data.points })
      }
      all={{ to: hrefTo('myCoupons'), text: t('common.action.viewAll') }}
      query={query}
      none={t('hub.coupon.mine.none')}
      next={{ to: hrefTo('couponMarket'), text: t('route.couponMarket') }}
      size={SHOWN}
      rowsOf={({ records }) =>
        records
          .toSorted((a, b) => a.validTo.localeCompare(b.validTo))
          .slice(0, SHOWN)
          .map(({ id, terms, issuer, validTo, fits }) => ({
            id,
            to: hrefTo('myCoupons', { id }),
            title: gives(terms),
            facts: (
              <>
                <span>{wordsIn(locale, issuer.nameZh, issuer.nameEn)}</span>
                {fits > 0 && <span>{t('hub.coupon.mine.fits', { count: fits })}</span>}
              </>
            ),
            end: <Countdown until={validTo} urgentSeconds={3 * 86_400} onEnd={query.refresh} />,
          }))
      }
    />
  )
}

function Batches() {
  const t = useText()
  const query = useQuery(couponBatchEndpoints.page, { status: 'SENDING', size: SHOWN }, OWN)
  return (
    <RowBlock
      title={t('hub.coupon.batches')}
      all={{ to: hrefTo('couponManagement'), text: t('route.couponManagement') }}
      query={query}
      none={t('hub.coupon.batches.none')}
      next={{ to: hrefTo('couponManagement', { edit: 'new' }), text: t('hub.coupon.batches.new') }}
      size={SHOWN}
      rowsOf={({ records }) =>
        records.map((batch) => ({
          id: batch.id,
          to: hrefTo('couponManagement', { id: batch.id }),
          title: <TypedText>{batch.draft.name ?? batch.no}</TypedText>,
          facts: <Rates batch={batch} />,
        }))
      }
    />
  )
}

/** How many of a batch are taken, and how many of those are used. */
function Rates({ batch: { draft, counts } }: { batch: BatchSummary }) {
  const t = useText()
  const { percent } = useFormats()
  const total = Number(draft.total ?? 0)
  const rate = percent(counts.claimed > 0 ? counts.used / counts.claimed : 0)
  return (
    <Meter
      value={counts.claimed}
      max={total}
      label={t('hub.coupon.batches.taken')}
      text={t('hub.coupon.batches.rate', { claimed: counts.claimed, total, used: counts.used, rate })}
    />
  )
}
