import { isLoose, shipsCargo } from '@/contract/market/booking/shipment/needs.ts'
import { STOCK_QTY_MAX } from '@/contract/market/listing/limits.ts'
import { unitOf } from '@/contract/market/listing/kinds.ts'
import type { ListingDetail } from '@/contract/market/listing/schemas.ts'
import type { WordedProblem } from '@/forms/useSubmission.ts'
import { useText } from '@/i18n/useText.ts'
import type { TextOf } from '@/i18n/useText.ts'
import { HeavyNotice, WeightFields } from '@/reference/cargo/WeightFields.tsx'
import { useFreight } from '@/reference/useReferences.ts'
import { NumberField } from '@/ui/NumberField.tsx'
import { orderedIn } from '../form.ts'
import type { BookingForm } from '../form.ts'
import { itemsOf, keyOf, qtyProblem } from '../quantities.ts'
import type { PartProps } from '../part.ts'
import { Group } from './Group.tsx'

/** Problems of the quantities: those that cannot be ordered, and less than the least order. */
export function quantityProblems(t: TextOf, listing: ListingDetail, form: BookingForm): WordedProblem[] {
  const count = orderedIn(listing, form).reduce((sum, item) => sum + item.qty, 0)
  const [first] = listing.available
  const most = first?.qty ?? 0
  const tooFew = t('market.booking.min', { min: listing.minOrder })
  if (isLoose(listing)) {
    if (count > most) return [{ field: 'shipment.packages', text: t('market.booking.mostVolume', { most }) }]
    return count > 0 && count < listing.minOrder ? [{ field: 'shipment.packages', text: tooFew }] : []
  }
  const wrong = listing.available.flatMap((one) => {
    const text = qtyText(t, form.typed[keyOf(one)] ?? '', one.qty)
    return text === undefined ? [] : [{ field: `typed.${keyOf(one)}`, text }]
  })
  const isShort = first && wrong.length === 0 && count < listing.minOrder
  return isShort ? [{ field: `typed.${keyOf(first)}`, text: tooFew }] : wrong
}

function qtyText(t: TextOf, typed: string, most: number): string | undefined {
  const problem = qtyProblem(typed, most)
  if (problem === 'most') return t('market.booking.most', { most })
  return problem && t('market.booking.whole')
}

/** How many of each type, and how heavy the cargo in one of them is. */
export function Quantity({ listing, form, shipment, setShipment }: PartProps) {
  const t = useText()
  const { boxCode } = useFreight()
  const { typed } = form.values
  const items = itemsOf(listing, typed)
  const kgOf = (isoCode: string | undefined): string => shipment.weights[keyOf({ isoCode })] ?? ''
  return (
    <Group title={t('market.booking.quantity')}>
      <div className="ct-booking-fields">
        {listing.available.map((one, index) => {
          const key = keyOf(one)
          const text = typed[key] ?? ''
          const name = one.isoCode
            ? boxCode(one.isoCode)
            : t(`market.booking.unit.${unitOf(listing.kind, listing.mode)}`)
          return (
            <NumberField
              key={key}
              name={`typed.${key}`}
              label={t('market.booking.qty', { name, most: one.qty })}
              inputMode="numeric"
              maxLength={String(STOCK_QTY_MAX).length}
              value={text}
              error={qtyText(t, text, one.qty) ?? form.errorOf(`typed.${key}`)}
              hint={
                index === 0 && listing.minOrder > 1 ? t('market.booking.min', { min: listing.minOrder }) : undefined
              }
              onValue={(count) => form.set({ typed: { ...typed, [key]: count } })}
            />
          )
        })}
        {shipsCargo(listing) && (
          <WeightFields
            at="shipment.weights"
            items={items}
            kgOf={kgOf}
            errorOf={form.errorOf}
            onChange={(isoCode, kg) => setShipment({ weights: { ...shipment.weights, [keyOf({ isoCode })]: kg } })}
          />
        )}
      </div>
      <HeavyNotice items={items} kgOf={kgOf} />
    </Group>
  )
}
