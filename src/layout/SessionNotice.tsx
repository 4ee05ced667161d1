import { useText } from '@/i18n/useText.ts'
import { Button, LinkButton } from '@/ui/Button.tsx'
import './places.css'

/** Props of `SessionNotice`: the login link that returns here, and the close handler. */
export interface SessionNoticeProps {
  loginHref: string
  onStay: () => void
}

/** Shown when the session ended in another tab: the page and its input stay. */
export function SessionNotice({ loginHref, onStay }: SessionNoticeProps) {
  const t = useText()
  return (
    <section className="ct-sessionnotice" role="alert" aria-labelledby="session-notice-title">
      <h2 id="session-notice-title">{t('layout.session.title')}</h2>
      <p>{t('layout.session.text')}</p>
      <div className="ct-place-actions">
        <LinkButton to={loginHref} variant="primary" size="small" onClick={onStay}>
          {t('layout.session.login')}
        </LinkButton>
        <Button size="small" onClick={onStay}>
          {t('layout.session.stay')}
        </Button>
      </div>
    </section>
  )
}
