import { useText } from '@/i18n/useText.ts'
import { LinkButton } from '@/ui/Button.tsx'
import { PageTitle } from './PageTitle.tsx'
import { ShellHandover } from './ShellHandover.tsx'
import './places.css'

/** Shown to a member whose kind of enterprise may not open the page; `loginHref` allows switching accounts. */
export function AccessRefused({ loginHref }: { loginHref: string }) {
  const t = useText()
  return (
    <div className="ct-page">
      <PageTitle title={t('layout.refused.title')} />
      <ShellHandover />
      <div className="ct-place">
        <h1 tabIndex={-1}>{t('layout.refused.title')}</h1>
        <p>{t('layout.refused.text')}</p>
        <div className="ct-place-actions">
          <LinkButton to={loginHref} variant="primary">
            {t('layout.refused.switch')}
          </LinkButton>
          <LinkButton to="/">{t('layout.goHome')}</LinkButton>
        </div>
      </div>
    </div>
  )
}
