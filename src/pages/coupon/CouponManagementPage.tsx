import { useText } from '@/i18n/useText.ts'
import { PageHeader } from '@/ui/PageHeader.tsx'

export default function CouponManagementPage() {
  const t = useText()
  return <PageHeader title={t('route.couponManagement')} />
}
