import { accountRoutes } from './account.ts'
import { invoiceRoutes } from './invoice.ts'
import type { Route } from './on.ts'
import { referenceRoutes } from './reference.ts'
import { shippingRoutes } from './shipping.ts'
import { tradeRoutes } from './trade.ts'

/** Every call the back end answers. */
export const ROUTES: readonly Route[] = [
  ...accountRoutes,
  ...referenceRoutes,
  ...shippingRoutes,
  ...invoiceRoutes,
  ...tradeRoutes,
]
