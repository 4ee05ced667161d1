import { useState } from 'react'
import { failureText } from '@/api/errorText.ts'
import { useAction } from '@/api/useAction.ts'
import { bookingEndpoints } from '@/contract/market/booking/endpoints.ts'
import type { Booking } from '@/contract/market/booking/schemas.ts'
import { isUnpaidCallOff } from '@/contract/money/order/cancelUnpaid.ts'
import type { AgreementLane } from '@/contract/trade/agreement/schemas.ts'
import type { TransportMode } from '@/contract/trade/tender/values.ts'
import { useText } from '@/i18n/useText.ts'
import { RowActions } from '@/lists/RowActions.tsx'
import { orderLink } from '@/routes/orderTabs.ts'
import { CertifiedButton } from '@/session/CertifiedButton.tsx'
import { LinkButton } from '@/ui/Button.tsx'
import { ConfirmDialog } from '@/ui/ConfirmDialog.tsx'
import { Failure } from '@/ui/Failure.tsx'
import { toast } from '@/ui/toast.ts'
import { AcceptDialog } from './AcceptDialog.tsx'
import { CancelAccepted } from './CancelAccepted.tsx'
import { CounterAnswer } from './CounterAnswer.tsx'
import { RefuseDialog } from './RefuseDialog.tsx'

interface ActionsProps {
  row: Booking
  lane: AgreementLane | undefined
  mode: TransportMode
  /** Called when its order has changed elsewhere: the agreement counts it. */
  onEnd: () => void
}

/** Actions of this side on a call-off: accept, offer another sailing or decline, cancel, pay, or open the order. */
export function CallOffActions({ row, lane, mode, onEnd }: ActionsProps) {
  const t = useText()
  const [asked, setAsked] = useState<'accept' | 'counter' | 'refuse' | 'cancel' | 'cancelAccepted' | 'take' | 'leave'>()
  const close = () => setAsked(undefined)
  const cancel = useAction(bookingEndpoints.cancel, {
    intent: `booking.cancel:${row.id}`,
    onSuccess: () => {
      toast.success(t('agreement.cancel.done'))
      close()
    },
    onError: close,
  })
  const isOpen = row.status === 'TO_CONFIRM'
  const isCountered = isOpen && row.callOff?.counter !== undefined
  const isToAccept = isOpen && row.side === 'SELLER' && !isCountered
  const isToTake = isCountered && row.side === 'BUYER'
  const isToPay = row.status === 'TO_PAY' && row.side === 'BUYER'
  const order = orderLink(row.id, isToPay ? 'payment' : undefined)
  return (
    <RowActions
      name={row.no}
      main={
        isToAccept ? (
          <CertifiedButton action="bid.confirm" size="small" variant="primary" onClick={() => setAsked('accept')}>
            {t('agreement.accept')}
          </CertifiedButton>
        ) : isToTake ? (
          <CertifiedButton action="listing.book" size="small" variant="primary" onClick={() => setAsked('take')}>
            {t('agreement.sailing.send.take')}
          </CertifiedButton>
        ) : (
          <LinkButton size="small" variant={isToPay ? 'primary' : 'plain'} to={order}>
            {t(isToPay ? 'agreement.pay' : 'agreement.viewOrder')}
          </LinkButton>
        )
      }
      more={[
        (isToAccept || isToTake) && { key: 'order', text: t('agreement.viewOrder'), to: order },
        isToAccept && { key: 'counter', text: t('agreement.counter'), run: () => setAsked('counter') },
        isToAccept && { key: 'refuse', text: t('agreement.refuse'), run: () => setAsked('refuse'), isDanger: true },
        isToTake && {
          key: 'leave',
          text: t('agreement.sailing.send.leave'),
          run: () => setAsked('leave'),
          isDanger: true,
        },
        row.side === 'BUYER' &&
          isUnpaidCallOff(row) && {
            key: 'cancelAccepted',
            text: t('agreement.cancel'),
            run: () => setAsked('cancelAccepted'),
            isDanger: true,
          },
        isOpen &&
          !isCountered &&
          !isToAccept && { key: 'cancel', text: t('agreement.cancel'), run: () => setAsked('cancel'), isDanger: true },
      ]}
    >
      <Failure text={failureText(t, cancel.error)} />
      <ConfirmDialog
        isOpen={asked === 'cancel'}
        isDanger
        isBusy={cancel.loading}
        title={t('agreement.cancel.title')}
        confirmText={t('agreement.cancel')}
        isCancelling
        onCancel={close}
        onConfirm={() => void cancel.run({ id: row.id, version: row.version })}
      >
        <p>{t('agreement.cancel.text')}</p>
      </ConfirmDialog>
      {asked === 'cancelAccepted' && (
        <CancelAccepted
          row={row}
          onClose={() => {
            close()
            onEnd()
          }}
        />
      )}
      {(asked === 'accept' || asked === 'counter') && lane && (
        <AcceptDialog kind={asked} row={row} lane={lane} mode={mode} onClose={close} />
      )}
      {(asked === 'take' || asked === 'leave') && (
        <CounterAnswer row={row} lane={lane} agree={asked === 'take'} onClose={close} />
      )}
      {asked === 'refuse' && <RefuseDialog row={row} onClose={close} />}
    </RowActions>
  )
}
