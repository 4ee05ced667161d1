import { useState } from 'react'
import { failureText } from '@/api/errorText.ts'
import { useAction } from '@/api/useAction.ts'
import { BusinessError } from '@/api/errors.ts'
import { bidEndpoints } from '@/contract/bid/endpoints.ts'
import type { BidDetail } from '@/contract/bid/schemas.ts'
import { useText } from '@/i18n/useText.ts'
import { Failure } from '@/ui/Failure.tsx'
import { Button } from '@/ui/Button.tsx'
import { ConfirmDialog } from '@/ui/ConfirmDialog.tsx'
import { toast } from '@/ui/toast.ts'

interface WithdrawProps {
  bid: Pick<BidDetail, 'id' | 'version'>
  size?: 's' | undefined
  /** The bid as it stands now, also when the server refused because it had changed. */
  onChange: (bid: BidDetail) => void
}

/** Takes a bid back before the deadline, after asking. */
export function WithdrawBid({ bid, size, onChange }: WithdrawProps) {
  const t = useText()
  const [isAsking, setAsking] = useState(false)
  const withdraw = useAction(bidEndpoints.withdraw, {
    intent: `bid.withdraw:${bid.id}`,
    onSuccess: (fresh) => {
      toast.success(t('bid.withdraw.done'))
      setAsking(false)
      onChange(fresh)
    },
    onError: (error, current) => {
      if (!(error instanceof BusinessError)) return
      setAsking(false)
      if (current) onChange(current)
    },
  })
  return (
    <>
      <Button look="danger" size={size} onClick={() => setAsking(true)}>
        {t('bid.withdraw')}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        isDanger
        isBusy={withdraw.loading}
        title={t('bid.withdraw.title')}
        confirmText={t('bid.withdraw')}
        onCancel={() => setAsking(false)}
        onConfirm={() => void withdraw.run({ id: bid.id, version: bid.version })}
      >
        <p>{t('bid.withdraw.text')}</p>
        <Failure text={failureText(t, withdraw.error)} />
      </ConfirmDialog>
    </>
  )
}
