import { USER_TYPES } from '@/contract/userType.ts'
import { useText } from '@/i18n/useText.ts'
import { hrefTo } from '@/routes/href.ts'
import { loginAddress } from '@/session/returnUrl.ts'
import { LinkButton } from '@/ui/Button.tsx'
import { Card } from '@/ui/Card.tsx'
import { MarketFigures } from '../blocks/MarketFigures.tsx'
import './user.css'

const GIVES = [1, 2, 3] as const

/** What membership gives each kind of enterprise, how the market stands, and the ways in. */
export function GuestNow() {
  const t = useText()
  return (
    <>
      <Card isMarked className="ct-hub-join">
        <div>
          <h2>{t('hub.guest.title')}</h2>
          <p className="ct-dim">{t('hub.guest.text')}</p>
        </div>
        <div className="ct-hub-join-ways">
          <LinkButton variant="primary" to={loginAddress(location.href)}>
            {t('common.action.login')}
          </LinkButton>
          <LinkButton to={hrefTo('register')}>{t('route.register')}</LinkButton>
        </div>
      </Card>
      <ul className="ct-hub-gives">
        {USER_TYPES.map((type) => (
          <li key={type}>
            <h3>{t(`common.userType.${type}`)}</h3>
            <ul>
              {GIVES.map((no) => (
                <li key={no}>{t(`hub.guest.gives.${type}.${no}`)}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <MarketFigures />
    </>
  )
}
