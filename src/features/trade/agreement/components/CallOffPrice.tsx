import { sumByCurrency } from '@/contract/money.ts'
import { changedCodes } from '@/contract/trade/agreement/floating.ts'
import type { AgreementDetail, AgreementLane } from '@/contract/trade/agreement/schemas.ts'
import { useText } from '@/i18n/useText.ts'
import { Money } from '@/ui/Money.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { hasPercent, pricedLines } from '../priced.ts'
import type { wishOf } from '../wish.ts'

interface PriceProps {
  agreement: AgreementDetail
  lane: AgreementLane
  wish: ReturnType<typeof wishOf>
}

/** What the buyer pays for a call-off, one amount a currency, as its order will say it. */
export function CallOffPrice({ agreement, lane, wish }: PriceProps) {
  const t = useText()
  const sums = sumByCurrency(pricedLines(agreement, lane, wish))
  const codes = changedCodes(lane, agreement)
  if (sums.length === 0) return null
  return (
    <Notice>
      <span className="ct-agreement-total" aria-live="polite">
        <span>{t('agreement.callOff.price')}</span>
        {sums.map((sum) => (
          <Money key={sum.currency} value={sum} size="large" />
        ))}
      </span>
      {codes.length > 0 && wish.etd && (
        <p className="ct-dim">{t('agreement.callOff.floating', { codes: codes.join(', '), day: wish.etd })}</p>
      )}
      {hasPercent(lane) && <p className="ct-dim">{t('agreement.callOff.percent')}</p>}
    </Notice>
  )
}
