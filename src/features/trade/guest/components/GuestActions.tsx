import { useNavigate } from 'react-router-dom'
import { failureText } from '@/api/errorText.ts'
import { useAction } from '@/api/useAction.ts'
import { guestEndpoints } from '@/contract/trade/guest/endpoints.ts'
import type { GuestView } from '@/contract/trade/guest/schemas.ts'
import { useText } from '@/i18n/useText.ts'
import { hrefTo } from '@/routes/href.ts'
import { loginAddress } from '@/session/returnUrl.ts'
import { useSession } from '@/session/SessionProvider.tsx'
import { Button, LinkButton } from '@/ui/Button.tsx'
import { Failure } from '@/ui/Failure.tsx'

interface GuestActionsProps {
  code: string
  tenderId: string
  view: GuestView
}

/** How to quote from a guest's link: register, or log in, or accept with the account one has. */
export function GuestActions({ code, tenderId, view: { isTaken, mayAccept } }: GuestActionsProps) {
  const t = useText()
  const { user } = useSession()
  const navigate = useNavigate()
  const quote = hrefTo('quote', { tenderId })
  const accept = useAction(guestEndpoints.accept, {
    intent: `guest.accept:${tenderId}`,
    loading: true,
    onSuccess: () => void navigate(quote),
  })
  if (user && mayAccept)
    return (
      <>
        <Button variant="accent" isBusy={accept.loading} onClick={() => void accept.run({ code })}>
          {t('guest.accept')}
        </Button>
        <Failure text={failureText(t, accept.error)} />
      </>
    )
  if (user) return <p>{t(isTaken ? 'guest.taken' : 'guest.unfit')}</p>
  return (
    <>
      {isTaken ? (
        <p>{t('guest.taken')}</p>
      ) : (
        <LinkButton variant="accent" to={hrefTo('register', { invite: code, reject: quote })}>
          {t('guest.quote')}
        </LinkButton>
      )}
      <LinkButton to={loginAddress(location.href)}>{t('guest.login')}</LinkButton>
    </>
  )
}
