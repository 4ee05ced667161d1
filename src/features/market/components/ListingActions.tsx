import { Suspense, useState } from 'react'
import type { Booking } from '@/contract/booking/schemas.ts'
import type { ListingDetail } from '@/contract/listing/schemas.ts'
import { isBookable } from '@/contract/listing/values.ts'
import { useText } from '@/i18n/useText.ts'
import { hrefTo } from '@/routes/href.ts'
import { useCertificationWay } from '@/session/CertificationWay.tsx'
import type { Access } from '@/session/access.ts'
import { ActionButton } from '@/ui/ActionButton.tsx'
import { Button, LinkButton } from '@/ui/Button.tsx'
import { DateText } from '@/ui/DateText.tsx'
import { latePart } from '@/ui/LatePart.tsx'
import { Notice } from '@/ui/Notice.tsx'

// Each is fetched when it is opened.
const OrderDialog = latePart(async () => (await import('./OrderDialog.tsx')).OrderDialog)
const ReportDialog = latePart(async () => (await import('./ReportDialog.tsx')).ReportDialog)

interface ActionsProps {
  listing: ListingDetail
  /** Whether the member may order here, and if not, why. */
  booking: Access
  /** Asks for the listing again, or shows the fresher one that came with a refusal. */
  onChange: (fresh?: ListingDetail) => void
  onLogin: () => void
}

/** What this person can do with this listing. */
export function ListingActions({ listing, booking, onChange, onLogin }: ActionsProps) {
  const t = useText()
  const way = useCertificationWay()
  const [open, setOpen] = useState<'order' | 'report'>()
  const [sent, setSent] = useState<Booking>()
  const isGuest = !booking.allowed && booking.reason === 'login'
  const isOpen = listing.status === 'ONLINE'
  const { pol, pod, mode } = listing
  const close = () => setOpen(undefined)
  const whyNot = () => {
    if (listing.mine) return t('market.order.own')
    if (booking.allowed || isGuest) return null
    return booking.reason === 'certification' ? way.reason : t('common.access.userType')
  }
  return (
    <>
      {sent && <Sent booking={sent} />}
      {isBookable(listing.kind) && !isOpen && !listing.mine && <strong>{t('market.order.over')}</strong>}
      {isBookable(listing.kind) && isOpen && (
        <ActionButton
          look="accent"
          disabledReason={whyNot()}
          remedy={booking.reason === 'certification' && way.link}
          onClick={isGuest ? onLogin : () => setOpen('order')}
        >
          {t(isGuest ? 'market.action.login' : 'market.action.order')}
        </ActionButton>
      )}
      {pol && !listing.mine && (
        <LinkButton to={hrefTo('tenderIssue', { pol, pod, mode })}>{t('market.action.tender')}</LinkButton>
      )}
      {!listing.mine && !isGuest && (
        <Button look="quiet" size="s" onClick={() => setOpen('report')}>
          {t('market.action.report')}
        </Button>
      )}
      <Suspense>
        {open === 'order' && (
          <OrderDialog
            listing={listing}
            onClose={close}
            onConflict={onChange}
            onSent={(order) => {
              close()
              setSent(order)
              onChange()
            }}
          />
        )}
        {open === 'report' && <ReportDialog listing={listing} onClose={close} />}
      </Suspense>
    </>
  )
}

function Sent({ booking: { id, no, acceptBy } }: { booking: Booking }) {
  const t = useText()
  return (
    <Notice tone="ok">
      <p>
        <strong>{t('market.order.sent', { no })}</strong>
      </p>
      {acceptBy && (
        <p>
          {t('market.order.sent.until')} <DateText value={acceptBy} />
        </p>
      )}
      <LinkButton size="s" to={hrefTo('payment', { orderId: id })}>
        {t('market.order.see')}
      </LinkButton>
    </Notice>
  )
}
