import type { ListingDetail } from '@/contract/market/listing/schemas.ts'
import type { Form } from '@/forms/useForm.ts'
import type { BookingForm, ShipmentForm } from './form.ts'

/** What the fields of the shipment get. */
export interface PartProps {
  listing: ListingDetail
  form: Form<BookingForm>
  shipment: ShipmentForm
  setShipment: (part: Partial<ShipmentForm>) => void
}
