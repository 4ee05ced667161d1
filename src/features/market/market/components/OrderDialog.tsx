import { hasCode } from '@/api/errors.ts'
import type { Action } from '@/api/useAction.ts'
import type { Booking, RequestBooking } from '@/contract/market/booking/schemas.ts'
import { BUSINESS_CODES } from '@/contract/envelope.ts'
import { NOTE_MAX } from '@/contract/limits.ts'
import { STOCK_QTY_MAX } from '@/contract/market/listing/limits.ts'
import type { ListingDetail } from '@/contract/market/listing/schemas.ts'
import { unitOf } from '@/contract/market/listing/price.ts'
import { BOOKING_HOURS } from '@/contract/market/listing/values.ts'
import { FormDialog } from '@/forms/FormDialog.tsx'
import { useForm } from '@/forms/useForm.ts'
import type { WordedProblem } from '@/forms/useSubmission.ts'
import { useText } from '@/i18n/useText.ts'
import type { TextOf } from '@/i18n/useText.ts'
import { useFreight } from '@/reference/useReferences.ts'
import { ContactHint } from '@/ui/ContactHint.tsx'
import { Failure } from '@/ui/Failure.tsx'
import { Money } from '@/ui/Money.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { NumberField } from '@/ui/NumberField.tsx'
import { TextAreaField } from '@/ui/TextAreaField.tsx'
import { itemsOf, keyOf, qtyProblem, totalOf } from '../orderMath.ts'
import type { Quantities } from '../orderMath.ts'
import { boxName } from '../quantities.ts'

interface OrderProps {
  listing: ListingDetail
  order: Action<RequestBooking, Booking>
  onClose: () => void
}

const FIRST: { typed: Quantities; note: string } = { typed: {}, note: '' }

/** Asks how much of a listing is ordered, and says what it costs. What was typed stays when the seller's stock moves. */
export function OrderDialog({ listing, order, onClose }: OrderProps) {
  const t = useText()
  const form = useForm({
    first: FIRST,
    action: order,
    check: ({ typed }) => problemsOf(t, listing, typed),
    request: ({ typed, note }) => ({
      listingId: listing.id,
      listingVersion: listing.version,
      items: itemsOf(listing, typed),
      note: note.trim(),
    }),
  })
  const { typed } = form.values
  return (
    <FormDialog
      form={form}
      size="medium"
      variant="accent"
      title={t('market.order.title')}
      submitText={t('market.order.send')}
      onClose={onClose}
    >
      <p>{t('market.order.lead', { hours: BOOKING_HOURS })}</p>
      <Refused error={order.error} />
      <QtyFields
        listing={listing}
        typed={typed}
        errorOf={form.errorOf}
        onChange={(key, text) => form.set({ typed: { ...typed, [key]: text } })}
      />
      <TextAreaField
        {...form.text('note')}
        label={t('market.order.note')}
        hint={t('market.order.note.hint', { max: NOTE_MAX })}
        rows={3}
        maxLength={NOTE_MAX}
      />
      <ContactHint text={form.values.note} hint={t('market.contacts')} />
      <Total listing={listing} items={itemsOf(listing, typed)} />
    </FormDialog>
  )
}
function Refused({ error }: { error: Error | undefined }) {
  const t = useText()
  if (hasCode(error, BUSINESS_CODES.soldOut)) return <Failure text={t('market.order.soldOut')} />
  return hasCode(error, BUSINESS_CODES.stateChanged) ? <Failure text={t('market.order.changed')} /> : null
}

/** Form errors of the quantities: those that cannot be ordered, and less than the least order. */
function problemsOf(t: TextOf, listing: ListingDetail, typed: Quantities): WordedProblem[] {
  const wrong = listing.available.flatMap((one) => {
    const text = qtyText(t, typed[keyOf(one)] ?? '', one.qty)
    return text === undefined ? [] : [{ field: `typed.${keyOf(one)}`, text }]
  })
  const [first] = listing.available
  const count = itemsOf(listing, typed).reduce((sum, item) => sum + item.qty, 0)
  const isShort = first && wrong.length === 0 && count < listing.minOrder
  return isShort ? [{ field: `typed.${keyOf(first)}`, text: t('market.order.min', { min: listing.minOrder }) }] : wrong
}

function qtyText(t: TextOf, typed: string, most: number): string | undefined {
  const problem = qtyProblem(typed, most)
  if (problem === 'most') return t('market.order.most', { most })
  return problem && t('market.order.whole')
}

interface QtyProps {
  listing: ListingDetail
  typed: Quantities
  errorOf: (field: string) => string | undefined
  onChange: (key: string, text: string) => void
}

function QtyFields({ listing, typed, errorOf, onChange }: QtyProps) {
  const t = useText()
  const { containerTypes } = useFreight()
  return listing.available.map((one, index) => {
    const key = keyOf(one)
    const text = typed[key] ?? ''
    const name = one.isoCode
      ? boxName(one.isoCode, containerTypes)
      : t(`market.price.per.${unitOf(listing.kind, listing.mode)}`)
    return (
      <NumberField
        key={key}
        name={`typed.${key}`}
        label={t('market.order.qty', { name, most: one.qty })}
        inputMode="numeric"
        maxLength={String(STOCK_QTY_MAX).length}
        value={text}
        error={qtyText(t, text, one.qty) ?? errorOf(`typed.${key}`)}
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
