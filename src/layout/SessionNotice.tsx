import { useText } from '@/i18n/useText.ts'
import { Button, LinkButton } from '@/ui/Button.tsx'
import './places.css'

/** Props of `SessionNotice`: where logging in comes back from, and what closing it does. */
export interface SessionNoticeProps {
  loginHref: string
  onStay: () => void
}

/** The panel when the session ended in another tab: the page stays as it is, nothing typed is lost. */
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
