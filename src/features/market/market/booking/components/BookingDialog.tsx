import { hasCode } from '@/api/errors.ts'
import type { Action } from '@/api/useAction.ts'
import { useServerNow } from '@/api/useServerNow.ts'
import { BUSINESS_CODES } from '@/contract/envelope.ts'
import { NOTE_MAX } from '@/contract/limits.ts'
import type { Booking, RequestListing } from '@/contract/market/booking/schemas.ts'
import { isLoose, shipsCargo } from '@/contract/market/booking/shipment/needs.ts'
import { checkValue } from '@/contract/market/booking/services.ts'
import { checkShipment } from '@/contract/market/booking/shipment/rules.ts'
import { isOutOfSailings } from '@/contract/market/listing/sailings.ts'
import type { ListingDetail } from '@/contract/market/listing/schemas.ts'
import { BOOKING_HOURS } from '@/contract/market/listing/values.ts'
import { marketDay } from '@/contract/marketDay.ts'
import { DraftNotices } from '@/forms/DraftNotices.tsx'
import { FormDialog } from '@/forms/FormDialog.tsx'
import { useDraftEditor } from '@/forms/useDraftEditor.ts'
import type { DraftEditor } from '@/forms/useDraftEditor.ts'
import { useForm } from '@/forms/useForm.ts'
import { useText } from '@/i18n/useText.ts'
import { useSession } from '@/session/SessionProvider.tsx'
import { ContactHint } from '@/ui/ContactHint.tsx'
import { Failure } from '@/ui/Failure.tsx'
import { TextAreaField } from '@/ui/TextAreaField.tsx'
import {
  BOOKING_VERSION,
  FIRST_BOOKING,
  orderedIn,
  restoredBooking,
  servicesIn,
  shipmentIn,
  wholeShipment,
} from '../form.ts'
import type { BookingForm, ShipmentForm } from '../form.ts'
import type { PartProps } from '../part.ts'
import { BookingTotal } from './BookingTotal.tsx'
import { CargoGroup } from './CargoGroup.tsx'
import { GoneSailing, namedSailings } from './GoneSailing.tsx'
import { PackageRows } from './PackageRows.tsx'
import { PartiesFields } from './PartiesFields.tsx'
import { Quantity, quantityProblems } from './Quantity.tsx'
import { SaleFields } from './SaleFields.tsx'
import { SailingFields } from './SailingFields.tsx'
import { ServiceFields } from './ServiceFields.tsx'
import './booking.css'

/** Props of the booking's dialog. */
export interface BookingProps {
  listing: ListingDetail
  order: Action<RequestListing & { requestNo: string }, Booking>
  onClose: () => void
}

type Draft = DraftEditor<BookingForm, BookingForm>

/** Books a listing: how much, on which sailing, what cargo, for whom. What was typed is kept on this device until it is sent. */
export function BookingDialog(props: BookingProps) {
  const { user } = useSession()
  const draft = useDraftEditor<BookingForm, BookingForm>({
    userId: user?.id,
    formId: 'booking',
    entityId: props.listing.id,
    version: BOOKING_VERSION,
    begin: (restored) => (restored ? restoredBooking(restored) : FIRST_BOOKING),
  })
  const { start } = draft
  return start && <BookingFields key={start.key} {...props} draft={draft} first={start.first} />
}

function BookingFields({ listing, order, onClose, draft, first }: BookingProps & { draft: Draft; first: BookingForm }) {
  const t = useText()
  const now = useServerNow(60_000)
  const today = marketDay(now)
  // With none left to choose, the answer says so.
  const sailings = isOutOfSailings(listing, now) ? [] : listing.sailings
  const form = useForm<BookingForm, Parameters<typeof order.run>[0]>({
    first,
    onChange: draft.save,
    action: {
      ...order,
      run: async (body) => {
        if (await order.run(body)) draft.end()
      },
    },
    check: (values) => {
      const items = orderedIn(listing, values)
      const shipment = shipmentIn(listing, values)
      const found = shipment ? checkShipment(shipment, { ...listing, sailings, items, today }) : []
      return [
        ...quantityProblems(t, listing, values),
        ...found.map((one) => ({ ...one, field: `shipment.${one.field}` })),
        ...checkValue(shipment?.value, listing.charges, servicesIn(listing, values)),
      ]
    },
    request: (values) => {
      const shipment = wholeShipment(shipmentIn(listing, values))
      return {
        listingId: listing.id,
        listingVersion: listing.version,
        items: orderedIn(listing, values),
        ...(shipment && { shipment }),
        services: servicesIn(listing, values),
        note: values.note.trim(),
      }
    },
  })
  const { shipment, note } = form.values
  const setShipment = (part: Partial<ShipmentForm>) =>
    form.set((before) => ({ shipment: { ...before.shipment, ...part } }))
  const part: PartProps = { listing, form, shipment, setShipment }
  const hasCargo = shipsCargo(listing)
  const named = namedSailings(order.error)
  return (
    <FormDialog
      form={form}
      size={hasCargo ? 'large' : 'medium'}
      variant="accent"
      title={t('market.booking.title')}
      submitText={t('market.booking.send')}
      onClose={onClose}
    >
      <p>{t('market.booking.lead', { hours: BOOKING_HOURS })}</p>
      <DraftNotices restoredAt={draft.start?.restoredAt} newer={draft.newer} onDiscard={draft.startOver} />
      {named ? <GoneSailing {...part} named={named} /> : <Refused error={order.error} />}
      {isLoose(listing) ? <PackageRows {...part} /> : <Quantity {...part} />}
      {hasCargo && (
        <>
          <SailingFields {...part} />
          <CargoGroup {...part} />
        </>
      )}
      {hasCargo && listing.kind !== 'TRUCK' && (
        <>
          <SaleFields {...part} />
          <PartiesFields {...part} />
        </>
      )}
      <ServiceFields {...part} />
      <TextAreaField
        {...form.text('note')}
        label={t('market.booking.note')}
        hint={t('market.booking.note.hint', { max: NOTE_MAX })}
        rows={2}
        maxLength={NOTE_MAX}
      />
      <ContactHint text={note} hint={t('market.contacts')} />
      <BookingTotal listing={listing} form={form.values} />
    </FormDialog>
  )
}

function Refused({ error }: { error: Error | undefined }) {
  const t = useText()
  if (hasCode(error, BUSINESS_CODES.soldOut)) return <Failure text={t('market.booking.soldOut')} />
  return hasCode(error, BUSINESS_CODES.stateChanged) ? <Failure text={t('market.booking.changed')} /> : null
}
