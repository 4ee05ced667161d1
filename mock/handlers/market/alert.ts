import { priceAlertEndpoints as alert } from '@/contract/market/alert/endpoints.ts'
import { priceAlertWire } from '@/contract/market/alert/wire.ts'
import type { JobHandlers } from '../../domain/jobs.ts'
import { alertEnds } from '../../domain/market/alert/check.ts'
import * as keep from '../../domain/market/alert/keep.ts'
import { on, type Route } from '../on.ts'

/** Routes of price alerts. */
export const alertRoutes: Route[] = [
  on(alert.list, priceAlertWire.list, (deps, _, caller) => keep.priceAlerts(deps, caller)),
  on(alert.price, priceAlertWire.price, keep.alertPrice),
  on(alert.save, priceAlertWire.save, keep.saveAlert),
  on(alert.renew, priceAlertWire.renew, keep.renewAlert),
  on(alert.remove, priceAlertWire.remove, keep.removeAlert),
]

/** Jobs of price alerts. */
export const ALERT_JOBS: JobHandlers = { alertEnd: alertEnds }
