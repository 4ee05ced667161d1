import type { UserType } from '@/contract/userType.ts'
import { useText } from '@/i18n/useText.ts'
import { navIds, routeFacts } from '@/routes/derive.ts'
import { routes } from '@/routes/table.ts'
import { MenuButton } from '@/ui/MenuButton.tsx'
import { PersonIcon } from '@/ui/icons.tsx'
import { RouteLink } from '@/ui/RouteLink.tsx'
import type { Account, AccountPort } from './account.ts'

const typeTexts = {
  1: 'layout.account.type.1',
  2: 'layout.account.type.2',
  3: 'layout.account.type.3',
} as const satisfies Record<UserType, string>

function AccountMenu({ account, onSignOut }: { account: Account; onSignOut: () => void }) {
  const t = useText()
  const trigger = (
    <>
      <PersonIcon />
      <span className="ct-account-name">{account.name}</span>
    </>
  )
  return (
    <MenuButton
      trigger={trigger}
      label={t('layout.account.menu', { name: account.name })}
      className="ct-tool ct-account"
    >
      {(close) => (
        <>
          <div className="ct-account-card">
            <strong>{account.name}</strong>
            <span>{t(typeTexts[account.userType])}</span>
          </div>
          {navIds('member', account.userType).map((id) => (
            <RouteLink key={id} to={routes[id].path} className="ct-menu-item" onClick={close}>
              {t(routeFacts(id).titleId)}
            </RouteLink>
          ))}
          <hr className="ct-menu-rule" />
          <button
            type="button"
            className="ct-menu-item"
            onClick={() => {
              close()
              onSignOut()
            }}
          >
            {t('layout.account.logout')}
          </button>
        </>
      )}
    </MenuButton>
  )
}

const registerPath = (routes as Readonly<Record<string, { readonly path: string } | undefined>>)['register']?.path

/** Login and registration for a visitor, the company menu with sign-out for a member. */
export function AccountArea({ account, onSignOut, loginHref }: AccountPort) {
  const t = useText()
  if (account) return <AccountMenu account={account} onSignOut={onSignOut} />
  return (
    <div className={account === undefined ? 'ct-account-guest ct-account-unknown' : 'ct-account-guest'}>
      <RouteLink to={loginHref} className="ct-tool ct-login">
        {t('layout.account.login')}
      </RouteLink>
      {registerPath && (
        <RouteLink to={registerPath} className="ct-tool ct-register">
          {t('layout.account.register')}
        </RouteLink>
      )}
    </div>
  )
}
