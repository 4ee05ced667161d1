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

/** Fields that can be changed without a new certification. */
export type CardValues = Pick<
  MemberInfo,
  'contactName' | 'provinceCode' | 'cityName' | 'address' | 'services' | 'lanes' | 'markets'
> &
  Record<'contactPosition' | 'email' | 'intro', string>

/** Returns the initial form values. */
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

/** State of the company form. */
export interface CompanyForm {
  values: CardValues
  /** True once a value differs from the server's. */
  isChanged: boolean
  /** True if the values are an unsent draft from this device. */
  isRestored: boolean
  set: (patch: Partial<CardValues>) => void
  errorOf: (field: keyof CardValues) => string | undefined
  submit: (event: SubmitEvent<HTMLFormElement>) => void
  discard: () => void
  isSaving: boolean
  error: Error | undefined
}

/** State of the company form with its local draft; submits it with one request. */
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
