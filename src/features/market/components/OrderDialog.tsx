import { useId, useRef, useState } from 'react'
import { hasCode } from '@/api/errors.ts'
import { failureText } from '@/api/errorText.ts'
import { useAction } from '@/api/useAction.ts'
import { bookingEndpoints } from '@/contract/booking/endpoints.ts'
import type { Booking } from '@/contract/booking/schemas.ts'
import { BUSINESS_CODES } from '@/contract/envelope.ts'
import type { ListingDetail } from '@/contract/listing/schemas.ts'
import { unitOf } from '@/contract/listing/price.ts'
import { BOOKING_HOURS } from '@/contract/listing/values.ts'
import { useText } from '@/i18n/useText.ts'
import { useFreight } from '@/reference/useReferences.ts'
import { Button } from '@/ui/Button.tsx'
import { Dialog } from '@/ui/Dialog.tsx'
import { Failure } from '@/ui/Failure.tsx'
import { Field } from '@/ui/Field.tsx'
import { Money } from '@/ui/Money.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { NumberField } from '@/ui/NumberField.tsx'
import { Stack } from '@/ui/Split.tsx'
import { toast } from '@/ui/toast.ts'
import { useFocusSoon } from '@/ui/useFocusSoon.ts'
import { itemsOf, keyOf, qtyProblem, totalOf } from '../orderMath.ts'
import type { Quantities } from '../orderMath.ts'
import { boxName } from '../quantities.ts'

interface OrderProps {
  listing: ListingDetail
  onClose: () => void
  /** The fresher listing that came with a refusal. */
  onConflict: (listing: ListingDetail) => void
  onSent: (order: Booking) => void
}

/** Asks how much of a listing is ordered, and says what it costs. What was typed stays when the seller's stock moves. */
export function OrderDialog({ listing, onClose, onConflict, onSent }: OrderProps) {
  const t = useText()
  const form = useId()
  const box = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState<Quantities>({})
  const [note, setNote] = useState('')
  const [isTried, setTried] = useState(false)
  const items = itemsOf(listing, typed)
  const count = items.reduce((sum, item) => sum + item.qty, 0)
  const isShort = count < listing.minOrder
  const isWrong = listing.available.some((one) => qtyProblem(typed[keyOf(one)] ?? '', one.qty))
  // After the page has drawn what is left now.
  const focusSoon = useFocusSoon()
  const focusQty = () => focusSoon(() => box.current?.querySelector<HTMLElement>('[aria-invalid], input'))
  const order = useAction(bookingEndpoints.request, {
    intent: `booking.request:${listing.id}`,
    loading: true,
    onSuccess: (booking) => {
      toast.success(t('market.order.done'))
      onSent(booking)
    },
    onError: (_, current) => {
      if (current) onConflict(current)
      focusQty()
    },
  })
  const send = () => {
    setTried(true)
    if (isShort || isWrong) focusQty()
    else void order.run({ listingId: listing.id, listingVersion: listing.version, items, note: note.trim() })
  }
  const refusal = order.fieldErrors[0]?.message
  return (
    <Dialog
      isOpen
      title={t('market.order.title')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('common.action.cancel')}</Button>
          <Button type="submit" form={form} look="accent" isBusy={order.loading}>
            {t('market.order.send')}
          </Button>
        </>
      }
    >
      <form
        id={form}
        ref={box}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          send()
        }}
      >
        <Stack>
          <p>{t('market.order.lead', { hours: BOOKING_HOURS })}</p>
          <Refused error={order.error} />
          <QtyFields
            listing={listing}
            typed={typed}
            short={refusal ?? (isTried && isShort ? t('market.order.min', { min: listing.minOrder }) : undefined)}
            onChange={(key, text) => {
              order.reset()
              setTyped((before) => ({ ...before, [key]: text }))
            }}
          />
          <Field label={t('market.order.note')} hint={t('market.order.note.hint')}>
            {(control) => (
              <textarea
                {...control}
                className="ct-input"
                rows={3}
                maxLength={300}
                value={note}
                onChange={(event) => setNote(event.target.value)}
              />
            )}
          </Field>
          <Total listing={listing} items={items} />
        </Stack>
      </form>
    </Dialog>
  )
}

function Refused({ error }: { error: Error | undefined }) {
  const t = useText()
  if (hasCode(error, BUSINESS_CODES.soldOut)) return <Failure text={t('market.order.soldOut')} />
  if (hasCode(error, BUSINESS_CODES.stateChanged)) return <Failure text={t('market.order.changed')} />
  return <Failure text={failureText(t, error)} />
}

interface QtyProps {
  listing: ListingDetail
  typed: Quantities
  /** What is wrong with all of them together. */
  short: string | undefined
  onChange: (key: string, text: string) => void
}

function QtyFields({ listing, typed, short, onChange }: QtyProps) {
  const t = useText()
  const { containerTypes } = useFreight()
  return listing.available.map((one, index) => {
    const key = keyOf(one)
    const text = typed[key] ?? ''
    const problem = qtyProblem(text, one.qty)
    const name = one.isoCode
      ? boxName(one.isoCode, containerTypes)
      : t(`market.price.per.${unitOf(listing.kind, listing.mode)}`)
    const error =
      problem === 'most'
        ? t('market.order.most', { most: one.qty })
        : problem === 'whole'
          ? t('market.order.whole')
          : index === 0
            ? short
            : undefined
    return (
      <NumberField
        key={key}
        label={t('market.order.qty', { name, most: one.qty })}
        inputMode="numeric"
        maxLength={4}
        value={text}
        error={error}
        hint={index === 0 && listing.minOrder > 1 ? t('market.order.min', { min: listing.minOrder }) : undefined}
        onValue={(count) => onChange(key, count)}
      />
    )
  })
}

function Total({ listing, items }: { listing: ListingDetail; items: ReturnType<typeof itemsOf> }) {
  const t = useText()
  const total = totalOf(listing, items)
  if (!total) return null
  const isConverted = listing.charges.some(({ currency }) => currency !== listing.currency)
  return (
    <Notice>
      <span className="ct-market-total" aria-live="polite">
        <span>{t('market.order.total')}</span>
        <Money value={total} size="l" />
      </span>
      {isConverted && <p className="ct-dim">{t('market.order.rates', { date: listing.rates.date })}</p>}
    </Notice>
  )
}
