import { useQuery } from '@/api/useQuery.ts'
import { couponEndpoints } from '@/contract/coupon/endpoints.ts'
import { CounterPanel } from '@/features/coupon/counter/components/CounterPanel.tsx'
import { Totals } from '@/features/coupon/counter/components/Totals.tsx'
import { VerificationList } from '@/features/coupon/counter/components/VerificationList.tsx'
import { useHistory } from '@/features/coupon/counter/useHistory.ts'
import { useText } from '@/i18n/useText.ts'
import { PageHeader } from '@/ui/PageHeader.tsx'

export default function CouponVerificationPage() {
  const t = useText()
  const history = useHistory()
  const totals = useQuery(couponEndpoints.totals, {}, { silent: true, refreshOnFocus: true })
  return (
    <>
      <PageHeader title={t('route.couponVerification')} lead={t('counter.lead')} />
      <CounterPanel />
      <Totals query={totals} />
      <VerificationList history={history} />
    </>
  )
}
