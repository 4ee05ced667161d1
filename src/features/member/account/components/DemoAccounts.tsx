import { useAskedMarketKind } from '@/api/useMarketKind.ts'
import { useQuery } from '@/api/useQuery.ts'
import { demoEndpoints } from '@/contract/demo/endpoints.ts'
import type { DemoAccount } from '@/contract/demo/schemas.ts'
import { USER_TYPES } from '@/contract/userType.ts'
import { useLocale } from '@/i18n/LocaleProvider.tsx'
import { useText } from '@/i18n/useText.ts'
import { CERTIFICATION_TONES } from '@/reference/statusTones.ts'
import { useSession } from '@/session/SessionProvider.tsx'
import { StatusTag } from '@/ui/Chip.tsx'
import { Section } from '@/ui/Card.tsx'
import { VisuallyHidden } from '@/ui/VisuallyHidden.tsx'
import type { Credentials } from '../useLogin.ts'
import './demo.css'

interface CardProps {
  row: DemoAccount
  isBusy: boolean
  isCurrent: boolean
  onPick: (credentials: Credentials) => void
}

function AccountCard({ row, isBusy, isCurrent, onPick }: CardProps) {
  const t = useText()
  const { locale } = useLocale()
  const company = locale === 'en-US' ? row.companyNameEn : row.companyNameZh
  const state = t(`account.demo.certification.${row.certification}`)
  return (
    <button
      type="button"
      className="ct-demo-card"
      aria-busy={isBusy || undefined}
      aria-current={isCurrent || undefined}
      onClick={() => onPick({ account: row.account, password: row.password })}
    >
      <span className="ct-demo-company">
        <VisuallyHidden>{t('account.demo.enter')} </VisuallyHidden>
        {company}
      </span>
      <span className="ct-demo-line">
        <StatusTag tone={CERTIFICATION_TONES[row.certification]}>{state}</StatusTag>
        <span className="ct-code">{row.account}</span>
      </span>
      {isCurrent && <span className="ct-demo-current">{t('account.demo.current')}</span>}
    </button>
  )
}

/** Props of `DemoAccounts`: the account being signed in, and the click handler. */
export interface DemoAccountsProps {
  busyAccount: string | undefined
  onPick: (credentials: Credentials) => void
}

/** One-click demo accounts by user type; only rendered in a demo. PRODUCT /login. */
export function DemoAccounts({ busyAccount, onPick }: DemoAccountsProps) {
  const t = useText()
  const { user } = useSession()
  const ready = useAskedMarketKind() === 'demo'
  const { data } = useQuery(demoEndpoints.accounts, {}, { silent: true, noToken: true, noRedirect: true, ready })
  if (!Array.isArray(data) || data.length === 0) return null
  return (
    <Section title={t('account.demo.title')} note={t('account.demo.note')} className="ct-demo">
      <div className="ct-demo-bays">
        {USER_TYPES.map((userType) => (
          <div key={userType} className="ct-demo-bay" role="group" aria-labelledby={`demo-bay-${userType}`}>
            <h3 id={`demo-bay-${userType}`} className="ct-demo-type">
              {t(`common.userType.${userType}`)}
            </h3>
            {data
              .filter((row) => row.userType === userType)
              .map((row) => (
                <AccountCard
                  key={row.account}
                  row={row}
                  isBusy={busyAccount === row.account}
                  isCurrent={user?.account === row.account}
                  onPick={onPick}
                />
              ))}
          </div>
        ))}
      </div>
    </Section>
  )
}
