import { useState } from 'react'
import { useServerNow } from '@/api/useServerNow.ts'
import { groupedCode } from '@/contract/coupon/code.ts'
import type { CouponDetail } from '@/contract/coupon/schemas.ts'
import { EXPIRING_DAYS } from '@/contract/coupon/values.ts'
import { useText } from '@/i18n/useText.ts'
import { couponPlace } from '@/reference/coupon/place.ts'
import { hrefTo } from '@/routes/href.ts'
import { orderLink } from '@/routes/orderTabs.ts'
import { useCertificationFix } from '@/session/CertificationFix.tsx'
import { useAccess } from '@/session/useAccess.ts'
import { saveText } from '@/shared/save.ts'
import { ActionButton } from '@/ui/ActionButton.tsx'
import { Button, LinkButton } from '@/ui/Button.tsx'
import { CopyButton } from '@/ui/CopyButton.tsx'
import { Stack } from '@/ui/Split.tsx'
import { couponCalendar } from '../calendar.ts'
import { GiveDialog } from '../gift/components/GiveDialog.tsx'
import { useIssuerName } from '../useIssuerName.ts'
import { OfferDialog } from './OfferDialog.tsx'
import { QrButton } from './QrButton.tsx'

const MINUTE_MS = 60_000

interface ActionsProps {
  coupon: CouponDetail
  onDone: () => void
  /** The coupon is no longer in the state shown. */
  onChanged: () => void
}

/** Code and QR image of a coupon, and the holder's actions. */
export function CouponActions({ coupon, onDone, onChanged }: ActionsProps) {
  const t = useText()
  const { code, status, terms, orderId } = coupon
  const isUsable = status === 'AVAILABLE'
  return (
    <Stack>
      <span className="ct-dim">{t('couponMine.code')}</span>
      <span className="ct-mine-show">
        <strong className="ct-ticket-code">{groupedCode(code)}</strong>
      </span>
      {isUsable && (
        <span className="ct-gift-row">
          <QrButton code={code} name={terms.name} />
          <CopyButton text={groupedCode(code)} what={t('couponMine.code.of', { name: terms.name })} />
        </span>
      )}
      {isUsable && (
        <LinkButton variant="primary" to={couponPlace(coupon)}>
          {t('couponMine.use')}
        </LinkButton>
      )}
      {status === 'LOCKED' && orderId && (
        <LinkButton variant="primary" to={orderLink(orderId, 'payment')}>
          {t('couponMine.order')}
        </LinkButton>
      )}
      <HandOver coupon={coupon} onDone={onDone} onChanged={onChanged} />
      {isUsable && <CalendarButton coupon={coupon} />}
    </Stack>
  )
}

function HandOver({ coupon, onDone, onChanged }: ActionsProps) {
  const t = useText()
  const may = useAccess()
  const fix = useCertificationFix()
  const [open, setOpen] = useState<'give' | 'offer'>()
  const close = () => setOpen(undefined)
  const access = may('coupon.claim')
  const whyNot = () => {
    if (!coupon.terms.transferable) return t('couponMine.notTransferable')
    if (coupon.handOversLeft === 0) return t('couponMine.handOversOver')
    if (access.allowed) return null
    return fix.whyNot(access)
  }
  const facts = { disabledReason: whyNot(), fix: access.reason === 'certification' && fix.link }
  const leave = (then: () => void) => () => {
    close()
    then()
  }
  return (
    <>
      {coupon.status === 'AVAILABLE' && (
        <>
          <ActionButton {...facts} onClick={() => setOpen('give')}>
            {t('couponMine.give')}
          </ActionButton>
          <ActionButton {...facts} onClick={() => setOpen('offer')}>
            {t('couponMine.offer')}
          </ActionButton>
        </>
      )}
      {open === 'give' && (
        // The coupon is on its way while the dialog still says the link.
        <GiveDialog coupon={coupon} onClose={leave(onDone)} onChanged={leave(onChanged)} />
      )}
      {open === 'offer' && (
        <OfferDialog coupon={coupon} onClose={close} onOffered={leave(onDone)} onChanged={leave(onChanged)} />
      )}
    </>
  )
}

function CalendarButton({ coupon }: { coupon: CouponDetail }) {
  const t = useText()
  const now = useServerNow(MINUTE_MS)
  const nameOf = useIssuerName()
  const { id, code, terms, issuer, validTo } = coupon
  const save = () =>
    saveText(
      `${code}.ics`,
      couponCalendar({
        uid: `${id}@${location.hostname}`,
        summary: t('couponMine.calendar.summary', { name: terms.name }),
        description: t('couponMine.calendar.text', { code: groupedCode(code), issuer: nameOf(issuer) }),
        url: new URL(hrefTo('myCoupons', { id }), location.origin).href,
        end: validTo,
        now: new Date(now).toISOString(),
        days: [EXPIRING_DAYS, 1],
      }),
      'text/calendar',
    )
  return (
    <Button variant="quiet" onClick={save}>
      {t('couponMine.calendar')}
    </Button>
  )
}
