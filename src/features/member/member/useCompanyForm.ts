import { useRef, useState } from 'react'
import { useAction } from '@/api/useAction.ts'
import { memberEndpoints } from '@/contract/member/endpoints.ts'
import { checkCard } from '@/contract/member/rules.ts'
import type { MemberInfo } from '@/contract/member/schemas.ts'
import type { BankFees } from '@/contract/money/payment/values.ts'
import { useDraft } from '@/drafts/useDraft.ts'
import { useSubmission } from '@/forms/useSubmission.ts'
import type { Submission } from '@/forms/useSubmission.ts'
import { useText } from '@/i18n/useText.ts'
import { useSession } from '@/session/SessionProvider.tsx'
import { toast } from '@/ui/toast.ts'

const FORM_VERSION = 2

/** Fields that can be changed without a new certification. */
type CardValues = Pick<
  MemberInfo,
  'contactName' | 'provinceCode' | 'cityName' | 'address' | 'services' | 'lanes' | 'markets'
> &
  Record<'contactPosition' | 'email' | 'intro', string> & { bankFees?: BankFees }

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
    ...(member.bankFees && { bankFees: member.bankFees }),
  }
}

/** State of the company form. */
export interface CompanyForm extends Omit<Submission, 'submitted' | 'restart'> {
  values: CardValues
  /** True once a value differs from the server's. */
  isChanged: boolean
  /** True if the values are an unsent draft from this device. */
  isRestored: boolean
  set: (patch: Partial<CardValues>) => void
  discard: () => void
}

/** State of the company form with its local draft; submits it with one request. */
export function useCompanyForm(member: MemberInfo): CompanyForm {
  const t = useText()
  const { user, reloadUser } = useSession()
  const draft = useDraft<CardValues>({
    userId: user?.id,
    formId: 'member.company',
    entityId: 'own',
    version: FORM_VERSION,
  })
  const [typed, setTyped] = useState<CardValues>()
  const latest = useRef<CardValues>(undefined)
  const saved = cardOf(member)
  const values = typed ?? draft.restored?.values ?? saved
  const action = useAction(memberEndpoints.updateMemberInfo, {
    onSuccess: (current) => {
      draft.discard()
      latest.current = undefined
      setTyped(cardOf(current))
      submission.restart()
      toast.success(t('member.base.saved'))
      void reloadUser()
    },
  })
  const submission = useSubmission({ values, action, check: checkCard, request: (card) => card })
  const set = (patch: Partial<CardValues>) => {
    action.reset()
    latest.current = { ...(latest.current ?? values), ...patch }
    setTyped(latest.current)
    draft.save(latest.current)
  }
  return {
    ...submission,
    values,
    isChanged: JSON.stringify(values) !== JSON.stringify(saved),
    isRestored: typed === undefined && draft.restored !== undefined,
    set,
    discard: () => {
      draft.discard()
      latest.current = saved
      setTyped(saved)
      submission.restart()
      action.reset()
    },
  }
}
