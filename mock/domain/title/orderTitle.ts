import type { Language } from '../../messages.ts'
import { ofRow } from '../../store/derived.ts'
import type { Deps } from '../deps.ts'
import type { AgreementRow, OrderRow } from '../tradeRows.ts'
import { composedListing } from './listingTitle.ts'
import { lanesTitle } from './tenderTitle.ts'
import type { OrderLane } from '@/contract/money/order/schemas.ts'
import { MAIN_CHARGE } from '@/contract/trade/tender/mainCharge.ts'
import type { TransportMode } from '@/contract/trade/tender/values.ts'

/** Title of an order for this reader. */
export const orderTitle = ({ language }: Pick<Deps, 'language'>, order: OrderRow): string =>
  orderTitleIn(language, order)

/**
 * The typed title of the tender or listing, else one generated from the order itself, which may be a part of a tender.
 */
export const orderTitleIn = (language: Language, order: Readonly<OrderRow>): string => TITLE_IN[language](order)

const TITLE_IN: Record<Language, (order: Readonly<OrderRow>) => string> = {
  'zh-CN': ofRow((order) => composed('zh-CN', order)),
  'en-US': ofRow((order) => composed('en-US', order)),
}

function composed(language: Language, { title, booking, lanes }: Readonly<OrderRow>): string {
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

/** The typed title of the tender of an agreement, else one generated from its lanes. */
export const agreementTitleIn = (language: Language, { title, mode, lanes }: Readonly<AgreementRow>): string =>
  title === '' ? lanesTitle(language, mode, lanes) : title

/** Transport mode of a lane, by its charges and cargo. */
function modeOf(lane: OrderLane | undefined): TransportMode {
  const charged = (['AIR', 'RAIL'] as const).find((mode) =>
    lane?.charges.some(({ code }) => code === MAIN_CHARGE[mode]),
  )
  if (charged) return charged
  if (lane?.loose) return 'LCL'
  return lane?.pod === undefined ? 'TRUCK' : 'FCL'
}
