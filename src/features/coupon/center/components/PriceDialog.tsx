import { useQuery } from '@/api/useQuery.ts'
import { couponEndpoints } from '@/contract/coupon/endpoints.ts'
import { useText } from '@/i18n/useText.ts'
import { Button } from '@/ui/Button.tsx'
import { ConfirmDialog } from '@/ui/ConfirmDialog.tsx'
import { Dialog } from '@/ui/Dialog.tsx'
import { Notice } from '@/ui/Notice.tsx'
import type { Claiming } from '../useClaim.ts'

/** Confirms spending points: price and remaining balance. Too low a balance is reported before any request. */
export function PriceDialog({ claiming, onClose }: { claiming: Claiming; onClose: () => void }) {
  const t = useText()
  const { batch, claim, run } = claiming
  const { data } = useQuery(couponEndpoints.counts, {}, { silent: true })
  const title = t('couponCenter.pay.title', { name: batch.terms.name })
  const points = batch.pricePoints
  if (data && data.points < points)
    return (
      <Dialog
        isOpen
        size="small"
        title={title}
        onClose={onClose}
        footer={<Button onClick={onClose}>{t('ui.dialog.close')}</Button>}
      >
        <Notice tone="warn">{t('couponCenter.pay.short', { points, has: data.points })}</Notice>
      </Dialog>
    )
  return (
    <ConfirmDialog
      isOpen
      title={title}
      confirmText={t('couponCenter.pay.yes', { points })}
      isBusy={claim.loading}
      onCancel={onClose}
      onConfirm={run}
    >
      <p>{t('couponCenter.pay.text', { points })}</p>
      {data && <p>{t('couponCenter.pay.after', { has: data.points, left: data.points - points })}</p>}
    </ConfirmDialog>
  )
}
