import { useState } from 'react'
import { failureText } from '@/api/errorText.ts'
import { hasCode } from '@/api/errors.ts'
import { useAction } from '@/api/useAction.ts'
import { BUSINESS_CODES } from '@/contract/envelope.ts'
import { invoiceEndpoints } from '@/contract/money/invoice/endpoints.ts'
import { invoiceMayBecome } from '@/contract/money/invoice/lifecycle.ts'
import type { InvoiceDetail } from '@/contract/money/invoice/schemas.ts'
import { useText } from '@/i18n/useText.ts'
import { Button } from '@/ui/Button.tsx'
import { ConfirmDialog } from '@/ui/ConfirmDialog.tsx'
import { Failure } from '@/ui/Failure.tsx'
import { toast } from '@/ui/toast.ts'
import { RedDialog } from './RedDialog.tsx'

interface ActionsProps {
  invoice: InvoiceDetail
}

/** The buyer's actions on a request; concurrent changes are shown at once. */
export function InvoiceActions({ invoice }: ActionsProps) {
  const t = useText()
  const [asked, setAsked] = useState<'cancel' | 'red' | 'agree'>()
  const learn = (error: Error) => {
    if (hasCode(error, BUSINESS_CODES.stateChanged)) setAsked(undefined)
  }
  const done = (text: string) => () => {
    toast.success(text)
    setAsked(undefined)
  }
  const cancel = useAction(invoiceEndpoints.cancel, {
    intent: `invoice.cancel:${invoice.id}`,
    onSuccess: done(t('invoice.cancel.done')),
    onError: learn,
  })
  const answer = useAction(invoiceEndpoints.answerRed, {
    intent: `invoice.answerRed:${invoice.id}`,
    onSuccess: done(t('invoice.red.answered')),
    onError: learn,
  })
  const { id, version, status } = invoice
  const error = failureText(t, cancel.error ?? answer.error)
  return (
    <>
      <Failure text={error} />
      {invoiceMayBecome(status, 'CANCELLED', 'buyer') && (
        <Button onClick={() => setAsked('cancel')}>{t('invoice.cancel')}</Button>
      )}
      {invoiceMayBecome(status, 'RED_APPLIED', 'buyer') && (
        <Button onClick={() => setAsked('red')}>{t('invoice.red.apply')}</Button>
      )}
      {status === 'RED_WAIT_BUYER' && (
        <>
          <Button variant="primary" onClick={() => setAsked('agree')}>
            {t('invoice.red.agree')}
          </Button>
          <Button isBusy={answer.loading} onClick={() => void answer.run({ id, version, agree: false })}>
            {t('invoice.red.decline')}
          </Button>
        </>
      )}
      <ConfirmDialog
        isOpen={asked === 'cancel'}
        isBusy={cancel.loading}
        title={t('invoice.cancel')}
        confirmText={t('invoice.cancel')}
        isCancelling
        onCancel={() => setAsked(undefined)}
        onConfirm={() => void cancel.run({ id, version })}
      >
        <p>{t('invoice.cancel.text')}</p>
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={asked === 'agree'}
        isDanger
        isBusy={answer.loading}
        title={t('invoice.red.agree')}
        confirmText={t('invoice.red.agree')}
        onCancel={() => setAsked(undefined)}
        onConfirm={() => void answer.run({ id, version, agree: true })}
      >
        <p>{t('invoice.red.agree.text')}</p>
      </ConfirmDialog>
      {asked === 'red' && <RedDialog invoice={invoice} onClose={() => setAsked(undefined)} />}
    </>
  )
}
