import { useText } from '@/i18n/useText.ts'
import { Button } from '@/ui/Button.tsx'
import type { Quote } from '../../useQuote.ts'

const MAX_LEFT = 4

/** Result of a paste or bulk step: what was done, what could not be placed, and undo. */
export function BulkNotice({ quote }: { quote: Quote }) {
  const t = useText()
  const { step } = quote
  return (
    <div role="status" className={step ? 'ct-bulk' : undefined}>
      {step && (
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
      )}
    </div>
  )
}
