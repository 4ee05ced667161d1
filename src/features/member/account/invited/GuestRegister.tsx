import { known } from '@/contract/known.ts'
import type { GuestView } from '@/contract/trade/guest/schemas.ts'
import { mayQuote } from '@/contract/trade/tender/lifecycle.ts'
import { USER_TYPES } from '@/contract/userType.ts'
import { wordsIn } from '@/i18n/locale.ts'
import { useLocale } from '@/i18n/LocaleProvider.tsx'
import { useText } from '@/i18n/useText.ts'
import { LINK_OVER } from '@/reference/linkOver.ts'
import { hrefTo } from '@/routes/href.ts'
import { DateText } from '@/ui/DateText.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { RouteLink } from '@/ui/RouteLink.tsx'
import { TypedText } from '@/ui/TypedText.tsx'
import { RegisterForm } from '../components/RegisterForm.tsx'

/** Registration by a guest's link: whose tender it is, until when, and the types that quote on it. */
export function GuestRegister({ code, view }: { code: string; view: GuestView }) {
  const t = useText()
  const { locale } = useLocale()
  const { tender, company, isTaken } = view
  if (!tender || isTaken)
    return (
      <Notice tone="warn" isAlert>
        {t(isTaken ? 'guest.taken' : (known(LINK_OVER, view.state) ?? 'guest.over.unknown'))}{' '}
        <RouteLink to={hrefTo('register')}>{t('staff.invited.own')}</RouteLink>
      </Notice>
    )
  const buyer = wordsIn(locale, tender.buyer.nameZh, tender.buyer.nameEn)
  return (
    <>
      <Notice>
        <strong>{t('guest.invited', { buyer, company })}</strong>
        <br />
        <TypedText>{t('guest.register.tender', { title: tender.title })}</TypedText>
        <br />
        {t('guest.register.deadline')} <DateText value={tender.deadline} />
        <br />
        {t('guest.certify')}
      </Notice>
      <RegisterForm inviteCode={code} types={USER_TYPES.filter((type) => mayQuote(type, tender.mode))} />
    </>
  )
}
