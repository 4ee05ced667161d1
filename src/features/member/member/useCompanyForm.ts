import { useRef, useState } from 'react'
import type { SubmitEvent } from 'react'
import { useAction } from '@/api/useAction.ts'
import { memberEndpoints } from '@/contract/member/endpoints.ts'
import { checkCard } from '@/contract/member/rules.ts'
import type { MemberInfo } from '@/contract/member/schemas.ts'
import { useDraft } from '@/drafts/useDraft.ts'
import { useProblemText } from '@/i18n/problemText.ts'
import { useText } from '@/i18n/useText.ts'
import { useSession } from '@/session/SessionProvider.tsx'
import { focusField } from '@/ui/focusField.ts'
import { toast } from '@/ui/toast.ts'

const FORM_VERSION = 1

/** What can be changed without a new certification. */
export type CardValues = Pick<
  MemberInfo,
  'contactName' | 'provinceCode' | 'cityName' | 'address' | 'services' | 'lanes' | 'markets'
> &
  Record<'contactPosition' | 'email' | 'intro', string>

/** Returns the changeable facts as the form begins with them. */
export function cardOf(member: MemberInfo): CardValues {
  return {
    contactName: member.contactName,
    contactPosition: member.contactPosition ?? '',
    email: member.email ?? '',
    provinceCode: member.provinceCode,
    cityName: member.cityName,
    address: member.address,
    intro: member.intro ?? '',
    services: member.services,
    lanes: member.lanes,
    markets: member.markets,
  }
}

/** The form of the enterprise's card. */
export interface CompanyForm {
  values: CardValues
  /** True once something differs from what the server holds. */
  isChanged: boolean
  /** True if what stands there was typed on this device and not sent. */
  isRestored: boolean
  set: (patch: Partial<CardValues>) => void
  errorOf: (field: keyof CardValues) => string | undefined
  submit: (event: SubmitEvent<HTMLFormElement>) => void
  discard: () => void
  isSaving: boolean
  error: Error | undefined
}

/** Keeps what is typed, on this device too, and sends it once. */
export function useCompanyForm(member: MemberInfo): CompanyForm {
  const t = useText()
  const say = useProblemText()
  const { user, reloadUser } = useSession()
  const draft = useDraft<CardValues>({
    userId: user?.id,
    formId: 'member.company',
    entityId: 'own',
    version: FORM_VERSION,
  })
  const [typed, setTyped] = useState<CardValues>()
  const [submitted, setSubmitted] = useState(false)
  const latest = useRef<CardValues>(undefined)
  const saved = cardOf(member)
  const values = typed ?? draft.restored?.values ?? saved
  const action = useAction(memberEndpoints.updateMemberInfo, {
    onSuccess: (current) => {
      draft.discard()
      latest.current = undefined
      setTyped(cardOf(current))
      setSubmitted(false)
      toast.success(t('member.base.saved'))
      void reloadUser()
    },
  })
  const problems = checkCard(values)
  const set = (patch: Partial<CardValues>) => {
    action.reset()
    latest.current = { ...(latest.current ?? values), ...patch }
    setTyped(latest.current)
    draft.save(latest.current)
  }
  return {
    values,
    isChanged: JSON.stringify(values) !== JSON.stringify(saved),
    isRestored: typed === undefined && draft.restored !== undefined,
    set,
    errorOf: (field) => {
      const refused = action.fieldErrors.find((one) => one.field.split('.')[0] === field)
      if (refused) return refused.message
      const problem = submitted ? problems.find((one) => one.field === field) : undefined
      return problem && say(problem)
    },
    submit: (event) => {
      event.preventDefault()
      setSubmitted(true)
      const [first] = problems
      if (first) focusField(event.currentTarget, first.field)
      else void action.run(values)
    },
    discard: () => {
      draft.discard()
      latest.current = saved
      setTyped(saved)
      setSubmitted(false)
      action.reset()
    },
    isSaving: action.loading,
    error: action.error,
  }
}
