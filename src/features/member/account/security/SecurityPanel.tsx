import { useState } from 'react'
import { useQuery } from '@/api/useQuery.ts'
import { memberEndpoints } from '@/contract/member/endpoints.ts'
import { useText } from '@/i18n/useText.ts'
import { useSession } from '@/session/SessionProvider.tsx'
import { Button } from '@/ui/Button.tsx'
import { Section } from '@/ui/Card.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { ChangeMobile } from './ChangeMobile.tsx'
import { ChangePassword } from './ChangePassword.tsx'
import { SecurityRow } from './SecurityRow.tsx'
import { SessionsList } from './SessionsList.tsx'
import { WechatRow } from './WechatRow.tsx'
import '../components/login.css'

type Part = 'password' | 'mobile'

/** Password, number, WeChat and devices of the signed-in user. PRODUCT /user/changeBaseInfo. */
export function SecurityPanel() {
  const t = useText()
  const { user, reloadUser } = useSession()
  const info = useQuery(memberEndpoints.queryMemInfo, {}, { silent: true })
  const sessions = useQuery(memberEndpoints.sessions, {}, { silent: true })
  const [open, setOpen] = useState<Part>()
  const [done, setDone] = useState<Part>()
  const own = user?.mobileMasked ?? ''

  const toggle = (part: Part) => (isOpen: boolean) => {
    setDone(undefined)
    setOpen(isOpen ? part : undefined)
  }
  const finish = (part: Part) => () => {
    setOpen(undefined)
    setDone(part)
    sessions.refresh()
    if (part === 'mobile') void reloadUser()
  }
  const told = (part: Part) =>
    done === part && (
      <Notice tone="ok" isAlert>
        {t(`account.security.${part}.done`)}
      </Notice>
    )
  return (
    <Section title={t('account.security.title')} note={t('account.security.note')} className="ct-security">
      <SecurityRow
        title={t('account.login.password')}
        state={t('account.security.password.state')}
        action={t('account.security.password.change')}
        isOpen={open === 'password'}
        onToggle={toggle('password')}
      >
        <ChangePassword onDone={finish('password')} />
      </SecurityRow>
      {told('password')}
      <SecurityRow
        title={t('account.mobile')}
        state={<span className="ct-code">{own}</span>}
        action={t('account.security.mobile.change')}
        isOpen={open === 'mobile'}
        onToggle={toggle('mobile')}
      >
        <ChangeMobile own={own} onDone={finish('mobile')} />
      </SecurityRow>
      {told('mobile')}
      <WechatRow isBound={info.data?.wechatBound} onChange={info.refresh} />
      <section className="ct-security-row" aria-label={t('account.sessions.title')}>
        <div className="ct-security-head">
          <h3 className="ct-h3">{t('account.sessions.title')}</h3>
          <span />
          <Button size="small" isBusy={sessions.loading} onClick={sessions.refresh}>
            {t('common.action.refresh')}
          </Button>
        </div>
        <SessionsList sessions={sessions} />
      </section>
    </Section>
  )
}
