import type { CargoParty, Shipment } from '@/contract/market/booking/shipment/schemas.ts'
import { isLoose, shipsCargo } from '@/contract/market/booking/shipment/needs.ts'
import type { ListingDraft, Stock } from '@/contract/market/listing/draft.ts'
import { hashOf } from '../../domain/hash.ts'
import { bookableSailings } from '../../domain/market/listing/sailings.ts'
import type { CompanyRow } from '../../domain/rows.ts'
import { REFERENCE } from '../reference.ts'

const DAY_MS = 24 * 3600_000

const GOODS: readonly [name: string, hsCode: string][] = [
  ['板式家具', '940360'],
  ['光伏组件', '854143'],
  ['注塑日用品', '392410'],
  ['汽车配件', '870899'],
  ['陶瓷洁具', '691010'],
]
/** Names and streets that fit any country. */
const ABROAD: readonly Omit<CargoParty, 'country'>[] = [
  { name: 'Harbour Home Goods Ltd.', address: '18 Quay Street', contact: 'Import desk, imports@harbourhome.example' },
  { name: 'North Pier Trading Co.', address: '5 Harbour Road', contact: 'Receiving, desk@northpier.example' },
  { name: 'Ocean Supply Ltd.', address: '240 Station Road', contact: 'Warehouse, receiving@oceansupply.example' },
]

const pick = <T>(list: readonly T[], place: number): T | undefined => list[place % list.length]

/** An invented shipment of a booking; undefined where a booking has no cargo. The same listing and time give the same. */
export function inventShipment(
  body: ListingDraft,
  items: readonly Stock[],
  buyer: CompanyRow,
  at: number,
): Shipment | undefined {
  if (!shipsCargo(body)) return undefined
  const chance = hashOf(`${buyer.id}|${body.pol ?? body.cityName ?? ''}|${at}`)
  const [name, hsCode] = pick(GOODS, chance) ?? ['', '']
  const [sailing] = bookableSailings(body, at)
  const loose = isLoose(body)
  const units = items.reduce((sum, { qty }) => sum + qty, 0)
  return {
    ...(sailing && { sailing }),
    cargo: { name, hsCode },
    readyDate: new Date(at + DAY_MS).toISOString().slice(0, 10),
    weights: loose
      ? []
      : items.map(({ isoCode }) => ({ ...(isoCode && { isoCode }), kg: String(9000 + (chance % 80) * 100) })),
    // Crates of a cubic metre, as many as were booked.
    packages: loose ? [{ pieces: units, lengthCm: 100, widthCm: 100, heightCm: 100, kg: '240' }] : [],
    ...(body.kind === 'TRUCK'
      ? { truck: { pickup: `${body.cityName ?? ''}工业园区 8 号仓`, drop: '码头堆场' } }
      : { incoterm: 'DAP', parties: partiesOf(body, buyer, chance) }),
  }
}

function partiesOf({ pod = '' }: ListingDraft, buyer: CompanyRow, chance: number): NonNullable<Shipment['parties']> {
  const abroad = pick(ABROAD, chance) ?? { name: '', address: '', contact: '' }
  const shipper = {
    name: buyer.nameEn ?? buyer.nameZh,
    address: buyer.address,
    country: 'CN',
    contact: `单证部 docs@${buyer.id}.example`,
  }
  return { shipper, consignee: { ...abroad, country: REFERENCE.portByCode.get(pod)?.country ?? 'US' } }
}
