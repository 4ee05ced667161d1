import { Big } from 'big.js'
import { convert } from '@/contract/money.ts'
import type { Currency, RateTable } from '@/contract/money.ts'
import { useText } from '@/i18n/useText.ts'

interface RateProps {
  used: readonly Currency[]
  to: Currency
  rates: RateTable
}

const MAX_DIGITS = 6

/** Exchange rates behind a total, with date and source; renders nothing for a single currency. */
export function RateNote({ used, to, rates }: RateProps) {
  const t = useText()
  const others = used.filter((currency) => currency !== to)
  if (others.length === 0) return null
  return (
    <p className="ct-dim ct-rates">
      {others
        .map((from) => {
          // Put the stronger currency on the left, so that the rate is readable.
          const one = convert('1', from, to, rates)
          return one.gte(1)
            ? `1 ${from} = ${new Big(one).round(MAX_DIGITS).toFixed()} ${to}`
            : `1 ${to} = ${convert('1', to, from, rates).round(MAX_DIGITS).toFixed()} ${from}`
        })
        .join(' · ')}
      {' · '}
      {t('bid.sum.rate', { date: rates.date, source: rates.source })}
    </p>
  )
}
