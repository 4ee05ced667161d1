import { useText } from '@/i18n/useText.ts'
import type { QuoteForm } from '../quoteForm.ts'
import type { QuoteSum } from '../quoteMath.ts'
import type { Quote } from '../useQuote.ts'

interface TabsProps {
  form: QuoteForm
  sum: QuoteSum
  current: number
  errorOf: Quote['errorOf']
  onPick: (index: number) => void
}

/** Lanes of a tender, one shown at a time; each says whether anything is still missing. */
export function LaneTabs({ form, sum, current, onPick }: TabsProps) {
  const t = useText()
  return (
    <nav className="ct-tabs ct-quote-tabs" aria-label={t('bid.lane.tabs')}>
      {form.lanes.map((lane, index) => (
        <button
          key={lane.laneNo}
          type="button"
          className="ct-tab"
          aria-current={index === current ? 'true' : undefined}
          onClick={() => onPick(index)}
        >
          {t('bid.sum.lane', { no: lane.laneNo })}
          <span className="ct-tab-count">
            {lane.noQuote
              ? t('bid.lane.skipped')
              : (sum.lanes[index]?.missing.length ?? 0) > 0
                ? t('bid.lane.open', { count: sum.lanes[index]?.missing.length ?? 0 })
                : t('bid.lane.complete')}
          </span>
        </button>
      ))}
    </nav>
  )
}
