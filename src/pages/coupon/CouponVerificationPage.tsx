import { useQuery } from '@/api/useQuery.ts'
import { couponEndpoints } from '@/contract/coupon/endpoints.ts'
import { CounterDesk } from '@/features/coupon-counter/components/CounterDesk.tsx'
import { Totals } from '@/features/coupon-counter/components/Totals.tsx'
import { VerificationList } from '@/features/coupon-counter/components/VerificationList.tsx'
import { useHistory } from '@/features/coupon-counter/useHistory.ts'
import { useText } from '@/i18n/useText.ts'
import { PageHeader } from '@/ui/PageHeader.tsx'

export default function CouponVerificationPage() {
  const t = useText()
  const history = useHistory()
  const totals = useQuery(couponEndpoints.totals, {}, { silent: true, refreshOnFocus: true })
  const refresh = () => {
    history.refresh()
    totals.refresh()
  }
  return (
    <>
      <PageHeader title={t('route.couponVerification')} lead={t('counter.lead')} />
      <CounterDesk onVerified={refresh} />
      <Totals query={totals} />
      <VerificationList history={history} onChange={refresh} />
    </>
  )
}
