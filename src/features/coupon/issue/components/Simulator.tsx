import { useState } from 'react'
import type { CouponTerms } from '@/contract/coupon/usability.ts'
import type { RateTable } from '@/contract/money.ts'
import { useFormats } from '@/i18n/useFormats.ts'
import { useText } from '@/i18n/useText.ts'
import { useDict } from '@/reference/useReferences.ts'
import { Button } from '@/ui/Button.tsx'
import { Money } from '@/ui/Money.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { EXAMPLES, fittingOrder, tryOut } from '../simulate.ts'
import type { TrialOrder } from '../simulate.ts'
import { TrialFields } from './TrialFields.tsx'
import './coupon-issue.css'

interface SimulatorProps {
  /** Undefined while the terms are incomplete. */
  terms: CouponTerms | undefined
  rates: RateTable
}

/** Tries a coupon on a made-up order: the discount, or every reason against it. Runs locally. */
export function Simulator({ terms, rates }: SimulatorProps) {
  const t = useText()
  const [order, setOrder] = useState<TrialOrder>(EXAMPLES.sea)
  // Part of the row keys, so that an example starts with new inputs.
  const [round, setRound] = useState(0)
  const start = (next: TrialOrder) => {
    setOrder(next)
    setRound(round + 1)
  }
  return (
    <div className="ct-batch-trial">
      <div className="ct-batch-examples" role="group" aria-label={t('batch.trial.examples')}>
        <span className="ct-dim">{t('batch.trial.examples')}</span>
        {(['sea', 'lcl', 'truck'] as const).map((name) => (
          <Button key={name} size="small" onClick={() => start(EXAMPLES[name])}>
            {t(`batch.trial.example.${name}`)}
          </Button>
        ))}
        {terms && (
          <Button size="small" onClick={() => start(fittingOrder(terms))}>
            {t('batch.trial.fitting')}
          </Button>
        )}
      </div>
      <TrialFields key={round} order={order} onOrder={setOrder} />
      <Outcome terms={terms} order={order} rates={rates} />
    </div>
  )
}

function Outcome({ terms, order, rates }: SimulatorProps & { order: TrialOrder }) {
  const t = useText()
  const { money } = useFormats()
  const { labelOf } = useDict('coupon_reason')
  const result = terms && tryOut(terms, order, rates)
  return (
    <div className="ct-batch-outcome" role="status" aria-label={t('batch.trial.result')}>
      {!terms && <p className="ct-dim">{t('batch.trial.noTerms')}</p>}
      {terms && !result && <p className="ct-dim">{t('batch.trial.noLines')}</p>}
      {result && 'gives' in result && (
        <Notice tone="ok">
          <p>
            {t('batch.trial.gives')} <Money value={result.gives} size="large" />
          </p>
          <p>{t('batch.trial.pays', { gross: money(result.gross), pays: money(result.pays) })}</p>
        </Notice>
      )}
      {terms && result && 'reasons' in result && (
        <Notice tone="warn">
          <p>
            <strong>{t('batch.trial.refused', { gross: money(result.gross) })}</strong>
          </p>
          <ol>
            {result.reasons.map(({ code, short }) => (
              <li key={code}>
                {labelOf(code)}
                {short !== undefined &&
                  t('batch.trial.short', { amount: money({ amount: short, currency: terms.currency }) })}
              </li>
            ))}
          </ol>
        </Notice>
      )}
      {terms && terms.currency !== order.currency && (
        <p className="ct-field-hint">{t('batch.trial.rates', { day: rates.date, source: rates.source })}</p>
      )}
    </div>
  )
}
