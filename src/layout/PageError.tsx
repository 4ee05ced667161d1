import { useText } from '@/i18n/useText.ts'
import { Button, LinkButton } from '@/ui/Button.tsx'
import { ShellHandover } from './ShellHandover.tsx'
import './places.css'

/** Props of `PageError`: the error, and a retry. */
export interface PageErrorProps {
  error: unknown
  onRetry: () => void
}

function kindOf(error: unknown): { name: string; isChunk: boolean } {
  const name = error instanceof Error ? error.name : 'Error'
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return { name: code || name, isChunk: name === 'ChunkLoadError' || code === 'CSS_CHUNK_LOAD_FAILED' }
}

/** Shown when a page could not be opened: retry, reload, home; never a stack (RELIABILITY E7, E8). */
export function PageError({ error, onRetry }: PageErrorProps) {
  const t = useText()
  const { name, isChunk } = kindOf(error)
  return (
    <div className="ct-page">
      <ShellHandover />
      <div className="ct-place" role="alert">
        <h1 tabIndex={-1}>{t('layout.page.error.title')}</h1>
        <p>{t(isChunk ? 'layout.page.error.chunk' : 'layout.page.error.other')}</p>
        <p className="ct-place-note">{t('layout.page.error.code', { code: name })}</p>
        <div className="ct-place-actions">
          <Button variant="primary" onClick={onRetry}>
            {t('layout.page.error.retry')}
          </Button>
          <Button onClick={() => window.location.reload()}>{t('layout.page.error.reload')}</Button>
          <LinkButton to="/" variant="quiet">
            {t('layout.goHome')}
          </LinkButton>
        </div>
      </div>
    </div>
  )
}
