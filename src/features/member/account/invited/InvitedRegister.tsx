import type { ReactNode } from 'react'
import { useQuery } from '@/api/useQuery.ts'
import { hasCode } from '@/api/errors.ts'
import { BUSINESS_CODES } from '@/contract/envelope.ts'
import { known } from '@/contract/known.ts'
import { staffEndpoints } from '@/contract/member/staff/endpoints.ts'
import type { Invited } from '@/contract/member/staff/schemas.ts'
import type { InvitationStatus } from '@/contract/member/staff/values.ts'
import { guestEndpoints } from '@/contract/trade/guest/endpoints.ts'
import { wordsIn } from '@/i18n/locale.ts'
import { useLocale } from '@/i18n/LocaleProvider.tsx'
import { useText } from '@/i18n/useText.ts'
import { DictText } from '@/reference/DictText.tsx'
import { hrefTo } from '@/routes/href.ts'
import { DateText } from '@/ui/DateText.tsx'
import { ErrorState } from '@/ui/ErrorState.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { RouteLink } from '@/ui/RouteLink.tsx'
import { SkeletonBlock } from '@/ui/Skeleton.tsx'
import { RegisterForm } from '../components/RegisterForm.tsx'
import { SignInSheet } from '../components/SignInSheet.tsx'
import { GuestRegister } from './GuestRegister.tsx'

/** Why a link no longer works; PENDING does. */
const OVER = {
  PENDING: undefined,
  USED: 'staff.invited.used',
  REVOKED: 'staff.invited.revoked',
  EXPIRED: 'staff.invited.expired',
} as const satisfies Record<InvitationStatus, string | undefined>

/** What a code in the address of the registration is: a person's invitation, or the link of a guest of a tender. */
export function InvitedRegister({ code, children }: { code: string; children: ReactNode }) {
  const t = useText()
  const person = useQuery(staffEndpoints.invitation, { code }, { silent: true })
  const isNoPerson = hasCode(person.error, BUSINESS_CODES.notFound)
  const guest = useQuery(guestEndpoints.open, { code }, { silent: true, ready: isNoPerson })
  const query = isNoPerson ? guest : person
  if (guest.data)
    return (
      <SignInSheet title={t('guest.register.title')} lead={t('guest.register.lead')}>
        <GuestRegister code={code} view={guest.data} />
        {children}
      </SignInSheet>
    )
  return (
    <SignInSheet title={t('staff.invited.title')} lead={t('staff.invited.lead')}>
      {person.data ? (
        <Invitation code={code} invited={person.data} />
      ) : hasCode(guest.error, BUSINESS_CODES.notFound) ? (
        <Over reason="staff.invited.unknown" />
      ) : query.error ? (
        <ErrorState error={query.error} onRetry={query.refresh} />
      ) : (
        <SkeletonBlock height={420} />
      )}
      {children}
    </SignInSheet>
  )
}

/** Whose invitation it is and for which role; or why the link no longer works. */
function Invitation({ code, invited }: { code: string; invited: Invited }) {
  const t = useText()
  const { locale } = useLocale()
  const over = known(OVER, invited.status)
  if (over) return <Over reason={over} />
  const { companyNameZh, companyNameEn, role, mobileMasked, expiresAt } = invited
  return (
    <>
      <Notice>
        <strong>{t('staff.invited.by', { company: wordsIn(locale, companyNameZh, companyNameEn) })}</strong>
        <br />
        {t('staff.invited.role')} <DictText dict="staff_role" code={role} />
        <br />
        {t('staff.invited.mobile', { mobile: mobileMasked })}
        <br />
        {t('staff.invited.until')} <DateText value={expiresAt} />
      </Notice>
      <RegisterForm inviteCode={code} />
    </>
  )
}

function Over({ reason }: { reason: Exclude<(typeof OVER)[InvitationStatus], undefined> | 'staff.invited.unknown' }) {
  const t = useText()
  return (
    <Notice tone="warn" isAlert>
      {t(reason)} <RouteLink to={hrefTo('register')}>{t('staff.invited.own')}</RouteLink>
    </Notice>
  )
}
