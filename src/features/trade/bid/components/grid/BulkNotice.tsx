import { useText } from '@/i18n/useText.ts'
import { Button } from '@/ui/Button.tsx'
import type { Quote } from '../../useQuote.ts'

const MAX_LEFT = 4

/** Result of a paste or bulk step, in a live region: what was done, what could not be placed, and undo. */
export function BulkNotice({ quote, step }: { quote: Quote; step: NonNullable<Quote['step']> }) {
  const t = useText()
  return (
    <>
      <span className="ct-bulk-text">{step.text}</span>
      <Button size="small" onClick={quote.undo}>
        {t('bid.bulk.undo')}
      </Button>
      <Button size="small" variant="quiet" onClick={quote.dropStep}>
        {t('bid.bulk.keep')}
      </Button>
      {step.left.length > 0 && (
        <div className="ct-bulk-left">
          <strong>{t('bid.paste.left', { count: step.left.length })}</strong>
          <ul>
            {[...new Set(step.left)].slice(0, MAX_LEFT).map((row) => (
              <li key={row} className="ct-code">
                {row}
              </li>
            ))}
            {step.left.length > MAX_LEFT && <li>{t('bid.paste.more', { count: step.left.length - MAX_LEFT })}</li>}
          </ul>
        </div>
      )}
    </>
  )
}
