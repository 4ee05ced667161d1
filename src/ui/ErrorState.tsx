import type { ReactNode } from 'react'
import { useText } from '@/i18n/useText.ts'
import { Button } from './Button.tsx'
import './panel.css'

/** Props of `ErrorState`: retry, custom texts, and further actions. */
export interface ErrorStateProps {
  onRetry?: (() => void) | undefined
  title?: string | undefined
  text?: ReactNode
  action?: ReactNode
  /** The error: a rejection shows the server's message, everything else our text. */
  error?: Error | undefined
}

/** Message of a business rejection (Spec §8); undefined for a server fault. */
function refusalIn(error: Error | undefined): string | undefined {
  const isRefusal = error !== undefined && 'code' in error && typeof error.code === 'number' && error.code < FAULT
  return (isRefusal && error.message) || undefined
}

const FAULT = 5000

/** Shown when something could not be loaded, with a retry. */
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
