import { useId, useRef, useState } from 'react'
import { hasCode } from '@/api/errors.ts'
import { failureText } from '@/api/errorText.ts'
import type { Action } from '@/api/useAction.ts'
import type { Booking, RequestBooking } from '@/contract/market/booking/schemas.ts'
import { BUSINESS_CODES } from '@/contract/envelope.ts'
import { NOTE_MAX } from '@/contract/limits.ts'
import { STOCK_QTY_MAX } from '@/contract/market/listing/limits.ts'
import type { ListingDetail } from '@/contract/market/listing/schemas.ts'
import { unitOf } from '@/contract/market/listing/price.ts'
import { BOOKING_HOURS } from '@/contract/market/listing/values.ts'
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
import { useFocusSoon } from '@/ui/useFocusSoon.ts'
import { itemsOf, keyOf, qtyProblem, totalOf } from '../orderMath.ts'
import type { Quantities } from '../orderMath.ts'
import { boxName } from '../quantities.ts'

interface OrderProps {
  listing: ListingDetail
  order: Action<RequestBooking, Booking>
  onClose: () => void
}

/** Asks how much of a listing is ordered, and says what it costs. What was typed stays when the seller's stock moves. */
export function OrderDialog({ listing, order, onClose }: OrderProps) {
  const t = useText()
  const form = useId()
  const formRef = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState<Quantities>({})
  const [note, setNote] = useState('')
  const [submitted, setSubmitted] = useState(false)
  const items = itemsOf(listing, typed)
  const count = items.reduce((sum, item) => sum + item.qty, 0)
  const isShort = count < listing.minOrder
  const isWrong = listing.available.some((one) => qtyProblem(typed[keyOf(one)] ?? '', one.qty))
  // Focus after the remaining stock is rendered.
  const focusSoon = useFocusSoon()
  const focusQty = () => focusSoon(() => formRef.current?.querySelector<HTMLElement>('[aria-invalid], input'))
  const send = async () => {
    setSubmitted(true)
    if (isShort || isWrong) return focusQty()
    if (order.loading) return
    const sent = await order.run({
      listingId: listing.id,
      listingVersion: listing.version,
      items,
      note: note.trim(),
    })
    if (!sent) focusQty()
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
          <Button type="submit" form={form} variant="accent" isBusy={order.loading}>
            {t('market.order.send')}
          </Button>
        </>
      }
    >
      <form
        id={form}
        ref={formRef}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void send()
        }}
      >
        <Stack>
          <p>{t('market.order.lead', { hours: BOOKING_HOURS })}</p>
          <Refused error={order.error} />
          <QtyFields
            listing={listing}
            typed={typed}
            short={refusal ?? (submitted && isShort ? t('market.order.min', { min: listing.minOrder }) : undefined)}
            onChange={(key, text) => {
              order.reset()
              setTyped((before) => ({ ...before, [key]: text }))
            }}
          />
          <Field label={t('market.order.note')} hint={t('market.order.note.hint', { max: NOTE_MAX })}>
            {(control) => (
              <textarea
                {...control}
                className="ct-input"
                rows={3}
                maxLength={NOTE_MAX}
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
  /** Error of all quantities together. */
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
        maxLength={String(STOCK_QTY_MAX).length}
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
        <Money value={total} size="large" />
      </span>
      {isConverted && <p className="ct-dim">{t('market.order.rates', { date: listing.rates.date })}</p>}
    </Notice>
  )
}
