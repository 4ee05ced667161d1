import type { Shipment } from '@/contract/market/booking/shipment/schemas.ts'
import { stockOf, loadOf } from '@/contract/market/booking/shipment/load.ts'
import type { ListingDetail } from '@/contract/market/listing/schemas.ts'
import type { Stock } from '@/contract/market/listing/draft.ts'

export const SHIPPER = { name: 'Shanghai Export Co.', address: '1 Dock Road', country: 'CN', contact: 'Ms Li 021-5566' }
export const CONSIGNEE = {
  name: 'Pacific Import Inc.',
  address: '2 Pier Street',
  country: 'US',
  contact: 'Mr Hill 310-77',
}

/** A shipment that fits a listing of containers or trucks; the buyer pays all. */
export function shipmentOf(
  { kind, sailings }: Pick<ListingDetail, 'kind' | 'sailings'>,
  items: readonly Stock[],
  part: Partial<Shipment> = {},
): Shipment {
  const isTruck = kind === 'TRUCK'
  return {
    ...(sailings[0] && { sailing: sailings[0] }),
    cargo: { name: '家具', hsCode: '940360' },
    readyDate: '2026-11-22',
    weights: items.map(({ isoCode }) => ({ ...(isoCode && { isoCode }), kg: '18000' })),
    packages: [],
    ...(isTruck
      ? { truck: { pickup: '苏州工业园区 1 号', drop: '上海外高桥码头' } }
      : { incoterm: 'DDP', parties: { shipper: SHIPPER, consignee: CONSIGNEE } }),
    ...part,
  }
}

/** Packages of loose cargo, and the whole cubic metres that they take. */
export function looseOf(packages: Shipment['packages']): { items: Stock[]; packages: Shipment['packages'] } {
  const load = loadOf(packages)
  return { items: [{ qty: load ? stockOf(load) : 0 }], packages }
}
