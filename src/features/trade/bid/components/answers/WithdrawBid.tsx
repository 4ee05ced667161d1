import { useState } from 'react'
import { failureText } from '@/api/errorText.ts'
import { useAction } from '@/api/useAction.ts'
import { BusinessError } from '@/api/errors.ts'
import { bidEndpoints } from '@/contract/trade/bid/endpoints.ts'
import type { BidDetail } from '@/contract/trade/bid/schemas.ts'
import { useText } from '@/i18n/useText.ts'
import { Failure } from '@/ui/Failure.tsx'
import { Button } from '@/ui/Button.tsx'
import { ConfirmDialog } from '@/ui/ConfirmDialog.tsx'
import { toast } from '@/ui/toast.ts'

interface WithdrawProps {
  bid: Pick<BidDetail, 'id' | 'version'>
}

/** Withdraws a bid before the deadline, with a confirmation. */
export function WithdrawBid({ bid }: WithdrawProps) {
  const t = useText()
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button variant="danger" onClick={() => setAsking(true)}>
        {t('bid.withdraw')}
      </Button>
      <WithdrawDialog bid={bid} isOpen={isAsking} onClose={() => setAsking(false)} />
    </>
  )
}

/** Asks before a bid is withdrawn. */
export function WithdrawDialog({ bid, isOpen, onClose }: WithdrawProps & { isOpen: boolean; onClose: () => void }) {
  const t = useText()
  const withdraw = useAction(bidEndpoints.withdraw, {
    intent: `bid.withdraw:${bid.id}`,
    onSuccess: () => {
      toast.success(t('bid.withdraw.done'))
      onClose()
    },
    onError: (error) => {
      if (error instanceof BusinessError) onClose()
    },
  })
  return (
    <ConfirmDialog
      isOpen={isOpen}
      isDanger
      isBusy={withdraw.loading}
      title={t('bid.withdraw.title')}
      confirmText={t('bid.withdraw')}
      onCancel={onClose}
      onConfirm={() => void withdraw.run({ id: bid.id, version: bid.version })}
    >
      <p>{t('bid.withdraw.text')}</p>
      <Failure text={failureText(t, withdraw.error)} />
    </ConfirmDialog>
  )
}
