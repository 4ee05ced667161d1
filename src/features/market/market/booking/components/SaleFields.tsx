import { usualPayers } from '@/contract/trade/tender/payers/usual.ts'
import { PAID_AT, SALE_PARTIES } from '@/contract/trade/tender/payers/values.ts'
import type { PaidAt, SaleParty } from '@/contract/trade/tender/payers/values.ts'
import { useText } from '@/i18n/useText.ts'
import { useDict, useFreight, useNameOf } from '@/reference/useReferences.ts'
import { SelectField } from '@/ui/SelectField.tsx'
import type { PartProps } from '../part.ts'
import { Group } from './Group.tsx'

const HOME = 'CN'
const SEA = ['FCL', 'LCL']

/** The term of sale, the buyer's side in it, and whether the freight is prepaid or collect. */
export function SaleFields({ listing, form, shipment, setShipment }: PartProps) {
  const t = useText()
  const nameOf = useNameOf()
  const parties = useDict('sale_party')
  const ends = useDict('paid_at')
  const { incoterms, portOf } = useFreight()
  const { mode, pol = '' } = listing
  const { incoterm, payers } = shipment
  const party = payers?.party ?? (portOf(pol)?.country === HOME ? 'SHIPPER' : 'CONSIGNEE')
  const propose = (next: { incoterm: string; party: SaleParty }) =>
    setShipment({
      incoterm: next.incoterm,
      payers: usualPayers(next.party, { mode, ...(next.incoterm && { incoterm: next.incoterm }) }),
    })
  return (
    <Group title={t('market.booking.sale')} note={t('market.booking.sale.note')}>
      <div className="ct-booking-fields" data-field="shipment.payers" tabIndex={-1}>
        <SelectField<SaleParty>
          name="shipment.payers.party"
          label={t('market.booking.sale.party')}
          isRequired
          error={form.errorOf('shipment.payers')}
          value={party}
          onChange={(value) => propose({ incoterm, party: value })}
          options={SALE_PARTIES.map((value) => ({ value, label: parties.labelOf(value) }))}
        />
        <SelectField
          name="shipment.incoterm"
          label={t('market.booking.sale.incoterm')}
          isRequired
          none={t('market.booking.choose')}
          error={form.errorOf('shipment.incoterm')}
          value={incoterm}
          onChange={(value) => propose({ incoterm: value, party })}
          options={incoterms
            .filter(({ modes }) => modes === 'ANY' || SEA.includes(mode))
            .map((term) => ({ value: term.code, label: `${term.code} ${nameOf(term)}` }))}
        />
        {payers && (
          <SelectField<PaidAt>
            name="shipment.payers.split.FREIGHT"
            label={t('market.booking.sale.freight')}
            isRequired
            value={payers.split.FREIGHT}
            onChange={(FREIGHT) => setShipment({ payers: { ...payers, split: { ...payers.split, FREIGHT } } })}
            options={PAID_AT.map((value) => ({ value, label: ends.labelOf(value) }))}
          />
        )}
      </div>
    </Group>
  )
}
