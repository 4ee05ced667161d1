import { Big } from 'big.js'
import type { OrderLane } from '../../../money/order/schemas.ts'
import type { TransportMode } from '../../../trade/tender/values.ts'
import type { PackageRow, Shipment } from './schemas.ts'

/** Pieces, gross weight in kg to 0.1 and volume in cubic metres to 0.001 of loose cargo. */
export type Load = NonNullable<OrderLane['loose']>

const CM3_PER_CBM = 1_000_000

/** Sums of packages; undefined without any. MARKET 7.1. */
export function loadOf(rows: readonly PackageRow[]): Load | undefined {
  if (rows.length === 0) return undefined
  const sum = (of: (row: PackageRow) => Big) =>
    rows.reduce((total, row) => total.plus(of(row).times(row.pieces)), new Big(0))
  return {
    pieces: rows.reduce((total, { pieces }) => total + pieces, 0),
    grossKg: sum(({ kg }) => new Big(kg))
      .round(1, Big.roundUp)
      .toFixed(),
    cbm: sum(({ lengthCm, widthCm, heightCm }) => new Big(lengthCm).times(widthCm).times(heightCm).div(CM3_PER_CBM))
      .round(3, Big.roundUp)
      .toFixed(),
  }
}

/** Whole cubic metres that a load takes from a listing's stock. */
export const stockOf = ({ cbm }: Pick<Load, 'cbm'>): number => Number(new Big(cbm).round(0, Big.roundUp))

/** The loose cargo of a shipment with its mode, as prices count it; undefined without packages. */
export function freightOf(mode: TransportMode | undefined, shipment: Pick<Shipment, 'packages'> | undefined) {
  const loose = mode && loadOf(shipment?.packages ?? [])
  return loose && { mode, loose }
}
