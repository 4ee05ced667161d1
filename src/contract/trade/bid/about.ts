import type { Currency } from '../../money.ts'
import type { ChargeLine } from './schemas.ts'
import { isAllInGroup } from './values.ts'

/** Whether a total in this currency is about right only: lines of the all-in price are in another. */
export const isTotalAbout = (
  lines: readonly Pick<ChargeLine, 'state' | 'group' | 'currency'>[],
  currency: Currency,
): boolean => lines.some((line) => line.state === 'QUOTED' && isAllInGroup(line.group) && line.currency !== currency)
