import type { ReactNode } from 'react'
import { useText } from '@/i18n/useText.ts'
import { Button } from './Button.tsx'
import './panel.css'

/** Props of `ErrorState`: retry, own texts, and further actions. */
export interface ErrorStateProps {
  onRetry?: (() => void) | undefined
  title?: string | undefined
  text?: ReactNode
  action?: ReactNode
  /** What failed: a refusal is shown in the server's words, everything else in ours. */
  error?: Error | undefined
}

/** The words of a business refusal (Spec §8); a fault of the server is none. */
function refusalIn(error: Error | undefined): string | undefined {
  const isRefusal = error !== undefined && 'code' in error && typeof error.code === 'number' && error.code < FAULT
  return (isRefusal && error.message) || undefined
}

const FAULT = 5000

/** Says in the page that something could not be loaded, with a retry. */
export function ErrorState({ onRetry, title, text, action, error }: ErrorStateProps) {
  const t = useText()
  const refusal = refusalIn(error)
  return (
    <div className="ct-state ct-state-error" role="alert">
      <p className="ct-state-title">{title ?? t(refusal === undefined ? 'ui.error.title' : 'ui.error.refused')}</p>
      <p className="ct-state-text">{text ?? refusal ?? t('ui.error.text')}</p>
      <div className="ct-state-action">
        {onRetry && (
          <Button variant="primary" onClick={onRetry}>
            {t('ui.error.retry')}
          </Button>
        )}
        {action}
      </div>
    </div>
  )
}
