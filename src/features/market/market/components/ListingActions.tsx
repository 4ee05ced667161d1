import { Suspense, useState } from 'react'
import { useAction } from '@/api/useAction.ts'
import { useServerNow } from '@/api/useServerNow.ts'
import { bookingEndpoints } from '@/contract/market/booking/endpoints.ts'
import type { Booking } from '@/contract/market/booking/schemas.ts'
import { isBookable } from '@/contract/market/listing/kinds.ts'
import { isOutOfSailings } from '@/contract/market/listing/sailings.ts'
import type { ListingDetail } from '@/contract/market/listing/schemas.ts'
import { useText } from '@/i18n/useText.ts'
import { hrefTo } from '@/routes/href.ts'
import { orderLink } from '@/routes/orderTabs.ts'
import { useCertificationFix } from '@/session/CertificationFix.tsx'
import type { Access } from '@/session/access.ts'
import { ActionButton } from '@/ui/ActionButton.tsx'
import { Button, LinkButton } from '@/ui/Button.tsx'
import { DateText } from '@/ui/DateText.tsx'
import { LazySection, lazySection } from '@/ui/LazySection.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { toast } from '@/ui/toast.ts'

// Each is loaded when opened.
const loadBooking = async () => (await import('../booking/components/BookingDialog.tsx')).BookingDialog
const ReportDialog = lazySection(async () => (await import('./ReportDialog.tsx')).ReportDialog)

interface ActionsProps {
  listing: ListingDetail
  /** Whether the member may order here, and if not, why. */
  booking: Access
  onLogin: () => void
}

/** The reader's actions on this listing. */
export function ListingActions({ listing, booking, onLogin }: ActionsProps) {
  const t = useText()
  const fix = useCertificationFix()
  const [open, setOpen] = useState<'order' | 'report'>()
  const [sent, setSent] = useState<Booking>()
  const isGuest = !booking.allowed && booking.reason === 'login'
  const isOpen = listing.status === 'ONLINE'
  const isOut = isOutOfSailings(listing, useServerNow(60_000))
  const { pol, pod, mode } = listing
  const close = () => setOpen(undefined)
  const order = useAction(bookingEndpoints.request, {
    intent: `booking.request:${listing.id}`,
    loading: true,
    onSuccess: (made) => {
      toast.success(t('market.order.done'))
      close()
      setSent(made)
    },
  })
  const openOrder = () => {
    order.reset()
    setOpen('order')
  }
  const whyNot = () => {
    if (listing.mine) return t('market.order.own')
    if (booking.allowed || isGuest) return null
    return fix.whyNot(booking)
  }
  return (
    <>
      {sent && <Sent booking={sent} />}
      {isBookable(listing.kind) && !isOpen && !listing.mine && <strong>{t('market.order.over')}</strong>}
      {isBookable(listing.kind) && isOpen && isOut && <strong>{t('market.order.closed')}</strong>}
      {isBookable(listing.kind) && isOpen && !isOut && (
        <ActionButton
          variant="accent"
          disabledReason={whyNot()}
          fix={booking.reason === 'certification' && fix.link}
          onClick={isGuest ? onLogin : openOrder}
        >
          {t(isGuest ? 'market.action.login' : 'market.action.order')}
        </ActionButton>
      )}
      {pol && !listing.mine && (
        <LinkButton to={hrefTo('tenderIssue', { pol, pod, mode })}>{t('market.action.tender')}</LinkButton>
      )}
      {!listing.mine && !isGuest && (
        <Button variant="quiet" size="small" onClick={() => setOpen('report')}>
          {t('market.action.report')}
        </Button>
      )}
      <Suspense>
        {open === 'order' && (
          <LazySection
            load={loadBooking}
            texts="marketBooking cargo problem"
            placeholder={null}
            props={{ listing, order, onClose: close }}
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
      <LinkButton size="small" to={orderLink(id)}>
        {t('market.order.see')}
      </LinkButton>
    </Notice>
  )
}
