import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { failureText } from '@/api/errorText.ts'
import { BusinessError } from '@/api/errors.ts'
import { useAction } from '@/api/useAction.ts'
import { couponEndpoints } from '@/contract/coupon/endpoints.ts'
import type { Offer } from '@/contract/coupon/trade/schemas.ts'
import { useFormats } from '@/i18n/useFormats.ts'
import { useText } from '@/i18n/useText.ts'
import { useTermsText } from '@/reference/coupon/terms.ts'
import { hrefTo } from '@/routes/href.ts'
import { useCertificationFix } from '@/session/CertificationFix.tsx'
import { loginAddress } from '@/session/returnUrl.ts'
import { useSession } from '@/session/SessionProvider.tsx'
import { useAccess } from '@/session/useAccess.ts'
import { ActionButton } from '@/ui/ActionButton.tsx'
import { LinkButton } from '@/ui/Button.tsx'
import { ConfirmDialog } from '@/ui/ConfirmDialog.tsx'
import { DateText } from '@/ui/DateText.tsx'
import { DefinitionGrid } from '@/ui/DefinitionGrid.tsx'
import { Failure } from '@/ui/Failure.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { Stack } from '@/ui/Split.tsx'
import { toast } from '@/ui/toast.ts'
import { TypedText } from '@/ui/TypedText.tsx'

interface BuyProps {
  offer: Offer
  /** The reader's points; undefined until loaded. */
  balance: number | undefined
  /** The points may have changed. */
  onPoints: () => void
}

/** Buys an offer after saying what it costs and what is left; a lost race turns the card into what it has become. */
export function BuyOffer({ offer, balance, onPoints }: BuyProps) {
  const t = useText()
  const navigate = useNavigate()
  const fix = useCertificationFix()
  const access = useAccess()('coupon.claim')
  const { user } = useSession()
  const { number } = useFormats()
  const [isAsking, setAsking] = useState(false)
  const [isLost, setLost] = useState(false)
  const [isBought, setBought] = useState(false)
  const buy = useAction(couponEndpoints.buy, {
    intent: `coupon.buy:${offer.id}`,
    onSuccess: () => {
      toast.success(t('couponTrade.buy.done'))
      setAsking(false)
      setBought(true)
    },
    onError: (error, current) => {
      if (!(error instanceof BusinessError)) return
      setAsking(false)
      setLost(current?.id === offer.id && current.status !== 'OPEN')
      if (!current) onPoints()
    },
  })
  if (isBought)
    return (
      <Notice tone="ok">
        {t('couponTrade.bought')}{' '}
        <LinkButton size="small" to={hrefTo('myCoupons')}>
          {t('couponTrade.bought.see')}
        </LinkButton>
      </Notice>
    )
  if (offer.status !== 'OPEN') return isLost ? <Notice tone="warn">{t('couponTrade.lost')}</Notice> : null
  const isGuest = access.reason === 'login'
  const short = balance === undefined ? 0 : offer.points - balance
  const whyNot = () => {
    if (offer.issuer.id === user?.companyId) return t('couponTrade.own')
    if (access.allowed) return short > 0 ? t('couponTrade.short', { points: number(short) }) : null
    if (isGuest) return null
    return fix.whyNot(access)
  }
  return (
    <>
      <ActionButton
        variant="primary"
        size="small"
        disabledReason={whyNot()}
        fix={access.reason === 'certification' && fix.link}
        aria-label={isGuest ? undefined : t('couponTrade.buy.named', { name: offer.terms.name, points: offer.points })}
        onClick={isGuest ? () => void navigate(loginAddress(location.href)) : () => setAsking(true)}
      >
        {t(isGuest ? 'couponTrade.login' : 'couponTrade.buy')}
      </ActionButton>
      <ConfirmDialog
        isOpen={isAsking}
        isBusy={buy.loading}
        title={t('couponTrade.buy.title')}
        confirmText={t('couponTrade.buy.confirm', { count: offer.points })}
        onCancel={() => setAsking(false)}
        onConfirm={() => void buy.run({ id: offer.id, version: offer.version })}
      >
        <Stack>
          <Costs offer={offer} balance={balance} />
          <p className="ct-dim">{t('couponTrade.buy.text')}</p>
          <Failure text={failureText(t, buy.error)} />
        </Stack>
      </ConfirmDialog>
    </>
  )
}

function Costs({ offer, balance }: { offer: Offer; balance: number | undefined }) {
  const t = useText()
  const { number } = useFormats()
  const { gives, least } = useTermsText()
  const after = balance === undefined ? t('couponTrade.balance.unknown') : number(balance - offer.points)
  return (
    <DefinitionGrid
      items={[
        {
          label: t('couponTrade.buy.what'),
          value: (
            <>
              <TypedText>{offer.terms.name}</TypedText> · {gives(offer.terms)}
            </>
          ),
          span: 2,
        },
        { label: t('couponTrade.buy.holds'), value: least(offer.terms), span: 2 },
        { label: t('couponTrade.until'), value: <DateText value={offer.validTo} precision="date" isEnd />, span: 2 },
        { label: t('couponTrade.buy.costs'), value: t('couponTrade.points', { count: offer.points }) },
        { label: t('couponTrade.buy.after'), value: after },
      ]}
    />
  )
}
