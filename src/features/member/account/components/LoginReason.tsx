import { useSearchParams } from 'react-router-dom'
import { useText } from '@/i18n/useText.ts'
import { routeFacts } from '@/routes/derive.ts'
import { routeAt } from '@/routes/match.ts'
import { returnPath } from '@/session/returnUrl.ts'
import { useSession } from '@/session/SessionProvider.tsx'
import { Button } from '@/ui/Button.tsx'
import { Notice } from '@/ui/Notice.tsx'

/** Why the login page is shown: the session ended (drafts are kept), or a page requires login. RELIABILITY T27. */
export function LoginReason() {
  const t = useText()
  const { status, reloadUser } = useSession()
  const [params] = useSearchParams()
  if (status === 'tokenOnly')
    return (
      <Notice tone="warn" isAlert>
        {t('account.login.noUser')}{' '}
        <Button size="small" onClick={() => void reloadUser()}>
          {t('account.login.noUser.retry')}
        </Button>
      </Notice>
    )
  if (status === 'expired')
    return (
      <Notice tone="warn" isAlert>
        {t('account.login.reason.expired')}
      </Notice>
    )
  const id = routeAt(returnPath(params.get('reject'), window.location.origin).replace(/[?#].*$/, ''))
  if (id === undefined || id === 'home') return null
  return <Notice>{t('account.login.reason.needed', { page: t(routeFacts(id).titleId) })}</Notice>
}
