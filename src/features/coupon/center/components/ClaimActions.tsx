import { useNavigate } from 'react-router-dom'
import { useText } from '@/i18n/useText.ts'
import { couponPlace } from '@/reference/coupon/place.ts'
import { hrefTo } from '@/routes/href.ts'
import { useCertificationFix } from '@/session/CertificationFix.tsx'
import { loginAddress } from '@/session/returnUrl.ts'
import { useSession } from '@/session/SessionProvider.tsx'
import { useAccess } from '@/session/useAccess.ts'
import { ActionButton } from '@/ui/ActionButton.tsx'
import { Button, LinkButton } from '@/ui/Button.tsx'
import { Failure } from '@/ui/Failure.tsx'
import { RouteLink } from '@/ui/RouteLink.tsx'
import type { Claiming } from '../useClaim.ts'

interface ActionsProps {
  claiming: Claiming
  onClaim: () => void
}

/** The reader's action on a batch: collect, wait, use, log in, or get certified. */
export function ClaimActions({ claiming, onClaim }: ActionsProps) {
  const t = useText()
  const { batch, refusal, taken } = claiming
  const { claimState, claimed } = batch
  return (
    <>
      {(claimState === 'OPEN' || claimState === 'NOT_STARTED') && <ClaimButton claiming={claiming} onClaim={onClaim} />}
      {claimed > 0 && !claiming.claim.loading && (
        <LinkButton size="small" variant={claimState === 'OPEN' ? 'plain' : 'primary'} to={couponPlace(batch)}>
          {t('couponCenter.use')}
        </LinkButton>
      )}
      {claimState === 'LIMIT' && <span className="ct-dim">{t('couponCenter.state.LIMIT')}</span>}
      {claimState === 'DAY_LIMIT' && <span className="ct-dim">{t('couponCenter.state.DAY_LIMIT')}</span>}
      {taken && (
        <RouteLink
          to={hrefTo('myCoupons', { id: taken.id })}
          aria-label={t('couponCenter.see', { name: batch.terms.name })}
        >
          {t('route.myCoupons')}
        </RouteLink>
      )}
      <Failure text={refusal} />
    </>
  )
}

function ClaimButton({ claiming: { batch, claim }, onClaim }: ActionsProps) {
  const t = useText()
  const may = useAccess()
  const fix = useCertificationFix()
  const navigate = useNavigate()
  const { user, isStarting } = useSession()
  const { name, scope } = batch.terms
  const access = may('coupon.claim', { ownerCompanyId: batch.issuer.id })
  const isGuest = !access.allowed && access.reason === 'login'
  if (isGuest && batch.claimState === 'OPEN')
    return (
      <Button
        size="small"
        variant="primary"
        isBusy={isStarting}
        aria-label={t('couponCenter.login.name', { name })}
        onClick={() => void navigate(loginAddress(location.href))}
      >
        {t('couponCenter.login')}
      </Button>
    )
  const isForOthers = user !== undefined && scope.userTypes.length > 0 && !scope.userTypes.includes(user.userType)
  const whyNot = () => {
    if (access.reason === 'notOwner') return t('couponCenter.own')
    if (isForOthers) return t('couponCenter.otherType')
    if (batch.claimState === 'NOT_STARTED') return t('couponCenter.notYet')
    if (access.allowed || isGuest) return null
    return fix.whyNot(access)
  }
  const needsCertification = access.reason === 'certification' && !isForOthers && batch.claimState === 'OPEN'
  return (
    <ActionButton
      size="small"
      variant="primary"
      isBusy={claim.loading}
      disabledReason={whyNot()}
      fix={needsCertification && fix.link}
      aria-label={t('couponCenter.collect.name', { name })}
      onClick={onClaim}
    >
      {t('couponCenter.collect')}
    </ActionButton>
  )
}
