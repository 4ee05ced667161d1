import { Big } from 'big.js'
import type { RateTable } from '@/contract/money.ts'
import { callOffLines } from '@/contract/trade/agreement/callOff.ts'
import { pricesAt } from '@/contract/trade/agreement/floating.ts'
import type { AgreementDetail, AgreementLane } from '@/contract/trade/agreement/schemas.ts'
import { linesPaidBy } from '@/contract/trade/bid/payer.ts'
import type { ChargeLine } from '@/contract/trade/bid/schemas.ts'
import type { wishOf } from './wish.ts'

const isPercent = ({ basis }: { basis: string }): boolean =>
  basis === 'PERCENT_OF_FREIGHT' || basis === 'PERCENT_OF_VALUE'
/** Amounts stay in their own currencies: nothing is converted without percentages. */
const NO_RATES: RateTable = {
  date: '',
  source: '',
  cnyPer: { USD: '1', CNY: '1', EUR: '1', HKD: '1', JPY: '1', GBP: '1', SGD: '1' },
}

/** A call-off is requested after every notice and amendment there is. */
const LATEST = '9999'

/** Whether a lane has charges that only the order can count: percentages need the rates of its day. */
export const hasPercent = ({ charges }: Pick<AgreementLane, 'charges'>): boolean =>
  charges.some((line) => line.state === 'QUOTED' && isPercent(line))

/** Lines of a call-off that the buyer pays and that need no exchange rate; none while nothing is typed. */
export function pricedLines(
  agreement: Pick<AgreementDetail, 'mode' | 'payers' | 'currency' | 'notices' | 'amendments' | 'term' | 'fuel'>,
  lane: AgreementLane,
  { boxes, blCount, etd = '' }: ReturnType<typeof wishOf>,
): ChargeLine[] {
  const isWhole = (qty: number | undefined): qty is number => qty !== undefined && Number.isInteger(qty) && qty > 0
  if (boxes.length === 0 || !boxes.every(({ qty }) => isWhole(qty)) || !isWhole(blCount)) return []
  const { mode, payers } = agreement
  const prices = pricesAt(lane, agreement, etd, LATEST).filter((line) => !isPercent(line))
  return linesPaidBy('ours', callOffLines(prices, { boxes, blCount, mode }, NO_RATES), payers).filter(({ amount }) =>
    new Big(amount).gt(0),
  )
}
