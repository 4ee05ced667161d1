import type { Money } from '@/contract/money.ts'
import type { TextOf } from '@/i18n/useText.ts'
import { toLocalInput } from '@/ui/localTime.ts'
import type { SheetColumn } from './useSheet.ts'

/** An instant in a sheet: local time as `YYYY-MM-DD HH:mm`. */
export const sheetTime = (iso: string | undefined): string => toLocalInput(iso).replace('T', ' ')

/** An amount as a number a sheet can add up, with its currency in the next column. */
export function moneyColumns<Row>(
  t: TextOf,
  heading: string,
  amountOf: (row: Row) => Money | undefined,
): [SheetColumn<Row>, SheetColumn<Row>] {
  const amount = (row: Row) => {
    const money = amountOf(row)
    return money && Number(money.amount)
  }
  return [
    [heading, amount],
    [t('common.currency'), (row) => amountOf(row)?.currency],
  ]
}
