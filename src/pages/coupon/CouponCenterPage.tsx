import { useText } from '@/i18n/useText.ts'
import { PageHeader } from '@/ui/PageHeader.tsx'

export default function CouponCenterPage() {
  const t = useText()
  return <PageHeader title={t('route.couponCenter')} />
}
