import { accountRoutes } from './account.ts'
import { certificationRoutes } from './certification.ts'
import { companyRoutes } from './company.ts'
import { helpRoutes } from './help.ts'
import { invoiceRoutes } from './invoice.ts'
import { newsRoutes } from './news.ts'
import type { Route } from './on.ts'
import { marketRoutes } from './market.ts'
import { referenceRoutes } from './reference.ts'
import { customsRoutes } from './customs.ts'
import { couponRoutes } from './coupon.ts'
import { favoriteRoutes } from './favorite.ts'
import { messageRoutes } from './message.ts'
import { questionRoutes } from './question.ts'
import { searchRoutes } from './search.ts'
import { shippingRoutes } from './shipping.ts'
import { ticketRoutes } from './ticket.ts'
import { tradeRoutes } from './trade.ts'

/** Every call the back end answers. */
export const ROUTES: readonly Route[] = [
  ...accountRoutes,
  ...referenceRoutes,
  ...customsRoutes,
  ...shippingRoutes,
  ...messageRoutes,
  ...favoriteRoutes,
  ...questionRoutes,
  ...helpRoutes,
  ...tradeRoutes,
  ...marketRoutes,
  ...couponRoutes,
  ...certificationRoutes,
  ...invoiceRoutes,
  ...companyRoutes,
  ...newsRoutes,
  ...ticketRoutes,
  ...searchRoutes,
]
