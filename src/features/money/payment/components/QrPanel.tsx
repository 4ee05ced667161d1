import { useIsPretend } from '@/api/useMarketKind.ts'
import { useServerNow } from '@/api/useServerNow.ts'
import type { Payment } from '@/contract/money/payment/schemas.ts'
import { useText } from '@/i18n/useText.ts'
import { Button } from '@/ui/Button.tsx'
import { Countdown } from '@/ui/Countdown.tsx'
import { Money } from '@/ui/Money.tsx'
import { LazySection } from '@/ui/LazySection.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { SkeletonBlock } from '@/ui/Skeleton.tsx'
import { PayPart } from './PayPart.tsx'

/** Eight kilobytes that only a payment by wallet needs. */
const loadQrCode = async () => (await import('@/ui/antd/QrCode.tsx')).QrCode

interface QrProps {
  payment: Payment
  onCancel: () => void
  isCancelling: boolean
  onRenew: () => void
}

/** The wallet's QR code with its expiry; the page polls the status. */
export function QrPanel({ payment, onCancel, isCancelling, onRenew }: QrProps) {
  const t = useText()
  const isPretend = useIsPretend()
  const now = useServerNow()
  const wallet = t(payment.method === 'WECHAT' ? 'payment.method.WECHAT' : 'payment.method.ALIPAY')
  const isOver = payment.qrUntil !== undefined && now >= Date.parse(payment.qrUntil)
  return (
    <PayPart
      title={t('payment.qr.title', { wallet })}
      actions={
        <Button variant="quiet" isBusy={isCancelling} onClick={onCancel}>
          {t('payment.method.change')}
        </Button>
      }
    >
      <div className="ct-qr">
        <Money value={payment.amount} size="large" />
        {isOver ? (
          <>
            <Notice tone="warn">{t('payment.qr.expired')}</Notice>
            <Button variant="primary" onClick={onRenew}>
              {t('common.action.refresh')}
            </Button>
          </>
        ) : (
          <>
            <LazySection
              load={loadQrCode}
              placeholder={<SkeletonBlock height={200} />}
              props={{ text: payment.qrText ?? payment.no, what: `${wallet} ${payment.no}` }}
            />
            {payment.qrUntil && (
              <p>
                {t('payment.qr.left')} <Countdown until={payment.qrUntil} urgentSeconds={60} />
              </p>
            )}
            <p role="status">{t('payment.qr.waiting')}</p>
            <p className="ct-dim">{t(isPretend ? 'payment.qr.demo' : 'payment.qr.text')}</p>
          </>
        )}
      </div>
    </PayPart>
  )
}
