import type { Language } from '../../messages.ts'
import type { Deps } from '../deps.ts'
import type { OrderRow } from '../tradeRows.ts'
import { composedListing } from './listingTitle.ts'
import { lanesTitle } from './tenderTitle.ts'
import type { OrderLane } from '@/contract/money/order/schemas.ts'
import { MAIN_CHARGE } from '@/contract/trade/tender/mainCharge.ts'
import type { TransportMode } from '@/contract/trade/tender/values.ts'

/** The title of an order as this reader is told it. */
export const orderTitle = ({ language }: Pick<Deps, 'language'>, order: OrderRow): string =>
  orderTitleIn(language, order)

/** The typed title of what was ordered, else one composed of what the order itself holds: it may be a part of a tender. */
export function orderTitleIn(language: Language, { title, booking, lanes }: Readonly<OrderRow>): string {
  if (title !== '') return title
  const [lane] = lanes
  const mode = modeOf(lane)
  if (!booking) return lanesTitle(language, mode, lanes)
  const { kind, items } = booking
  const stock = items.flatMap(({ isoCode, qty }) => (isoCode ? [{ isoCode, qty }] : []))
  const { pol, pod, sailings } = lane ?? {}
  return composedListing(language, {
    kind,
    mode,
    stock,
    ...(pol && { pol, cityName: pol }),
    ...(pod && { pod }),
    ...(sailings && { sailings }),
  })
}

/** How a lane is carried, by what is charged and carried. */
function modeOf(lane: OrderLane | undefined): TransportMode {
  const charged = (['AIR', 'RAIL'] as const).find((mode) =>
    lane?.charges.some(({ code }) => code === MAIN_CHARGE[mode]),
  )
  if (charged) return charged
  if (lane?.loose) return 'LCL'
  return lane?.pod === undefined ? 'TRUCK' : 'FCL'
}
