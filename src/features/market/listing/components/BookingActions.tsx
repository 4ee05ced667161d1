import { useState } from 'react'
import { failureText } from '@/api/errorText.ts'
import { useAction } from '@/api/useAction.ts'
import { bookingEndpoints } from '@/contract/market/booking/endpoints.ts'
import type { Booking } from '@/contract/market/booking/schemas.ts'
import { useText } from '@/i18n/useText.ts'
import { RowActions } from '@/lists/RowActions.tsx'
import { agreementLink } from '@/reference/agreementLink.ts'
import { orderLink } from '@/routes/orderTabs.ts'
import { CertifiedButton } from '@/session/CertifiedButton.tsx'
import { LinkButton } from '@/ui/Button.tsx'
import { ConfirmDialog } from '@/ui/ConfirmDialog.tsx'
import { Failure } from '@/ui/Failure.tsx'
import { toast } from '@/ui/toast.ts'
import { RefuseDialog } from './RefuseDialog.tsx'

/** Actions of this side on a booking: confirm or reject, cancel, or open the order. */
export function BookingActions({ row }: { row: Booking }) {
  const t = useText()
  const [asked, setAsked] = useState<'accept' | 'refuse' | 'cancel'>()
  const close = () => setAsked(undefined)
  const told = (text: string) => ({
    onSuccess: () => {
      toast.success(text)
      close()
    },
    onError: close,
  })
  const accept = useAction(bookingEndpoints.accept, {
    intent: `booking.accept:${row.id}`,
    ...told(t('listing.booking.accept.done')),
  })
  const cancel = useAction(bookingEndpoints.cancel, {
    intent: `booking.cancel:${row.id}`,
    ...told(t('listing.booking.cancel.done')),
  })
  const body = { id: row.id, version: row.version }
  const isOpen = row.status === 'TO_CONFIRM'
  const isToAnswer = isOpen && row.side === (row.callOff?.counter ? 'BUYER' : 'SELLER')
  // A call-off is answered with its sailing, on the page of its agreement.
  const isToAccept = isToAnswer && !row.callOff
  const isToPay = row.status === 'TO_PAY' && row.side === 'BUYER'
  const order = orderLink(row.id, isToPay ? 'payment' : undefined)
  return (
    <RowActions
      name={row.no}
      main={
        isToAccept ? (
          <CertifiedButton action="bid.confirm" size="small" variant="primary" onClick={() => setAsked('accept')}>
            {t('listing.booking.accept')}
          </CertifiedButton>
        ) : isToAnswer && row.callOff ? (
          <LinkButton size="small" variant="primary" to={agreementLink(row.callOff.agreementId, row.side)}>
            {t('listing.booking.answer')}
          </LinkButton>
        ) : (
          <LinkButton size="small" variant={isToPay ? 'primary' : 'plain'} to={order}>
            {t(isToPay ? 'listing.booking.pay' : 'listing.booking.order')}
          </LinkButton>
        )
      }
      more={[
        isToAnswer && { key: 'order', text: t('listing.booking.order'), to: order },
        isToAccept && {
          key: 'refuse',
          text: t('listing.booking.refuse'),
          run: () => setAsked('refuse'),
          isDanger: true,
        },
        isOpen &&
          row.side === 'BUYER' && {
            key: 'cancel',
            text: t('listing.booking.cancel'),
            run: () => setAsked('cancel'),
            isDanger: true,
          },
      ]}
    >
      <Failure text={failureText(t, accept.error ?? cancel.error)} />
      <ConfirmDialog
        isOpen={asked === 'accept'}
        isBusy={accept.loading}
        title={t('listing.booking.accept.title')}
        confirmText={t('listing.booking.accept')}
        onCancel={close}
        onConfirm={() => void accept.run(body)}
      >
        <p>{t('listing.booking.accept.text')}</p>
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={asked === 'cancel'}
        isDanger
        isBusy={cancel.loading}
        title={t('listing.booking.cancel.title')}
        confirmText={t('listing.booking.cancel')}
        isCancelling
        onCancel={close}
        onConfirm={() => void cancel.run(body)}
      >
        <p>{t('listing.booking.cancel.text')}</p>
      </ConfirmDialog>
      {asked === 'refuse' && <RefuseDialog row={row} onClose={close} />}
    </RowActions>
  )
}
