import type { ReactNode } from 'react'
import { useText } from '@/i18n/useText.ts'
import { Button } from './Button.tsx'
import './panel.css'

/** Props of `ErrorState`: retry, own words if the general ones do not fit, and further ways out. */
export interface ErrorStateProps {
  onRetry?: (() => void) | undefined
  title?: string | undefined
  text?: ReactNode
  action?: ReactNode
}

/** Says in the page that something could not be loaded, with a retry. */
export function ErrorState({ onRetry, title, text, action }: ErrorStateProps) {
  const t = useText()
  return (
    <div className="ct-state ct-state-error" role="alert">
      <p className="ct-state-title">{title ?? t('ui.error.title')}</p>
      <p className="ct-state-text">{text ?? t('ui.error.text')}</p>
      <div className="ct-state-action">
        {onRetry && (
          <Button look="primary" onClick={onRetry}>
            {t('ui.error.retry')}
          </Button>
        )}
        {action}
      </div>
    </div>
  )
}
