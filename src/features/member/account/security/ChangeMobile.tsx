import { useState } from 'react'
import { useAction } from '@/api/useAction.ts'
import { BusinessError } from '@/api/errors.ts'
import { memberEndpoints } from '@/contract/member/endpoints.ts'
import { checkMobile, checkSmsCode, normalizeMobile } from '@/contract/validation.ts'
import { useForm } from '@/forms/useForm.ts'
import { useText } from '@/i18n/useText.ts'
import { Button } from '@/ui/Button.tsx'
import { Failure } from '@/ui/Failure.tsx'
import { problemsOf } from '../accountRules.ts'
import { MobileField } from '../components/MobileField.tsx'
import { SmsCodeField } from '../sms/SmsCodeField.tsx'
import { useSmsErrors } from '../sms/useSmsErrors.ts'

/** First step: the code sent to the current number; yields a ticket. */
function OldNumber({
  own,
  notice,
  onTicket,
}: {
  own: string
  notice?: string | undefined
  onTicket: (ticket: string) => void
}) {
  const t = useText()
  const action = useAction(memberEndpoints.checkSmsCode, {
    silent: true,
    onSuccess: ({ smsTicket }) => onTicket(smsTicket),
  })
  const sms = useSmsErrors('smsCode', 'smsCode')
  const form = useForm({
    first: { smsCode: '' },
    action: sms.at(action),
    isSilent: true,
    check: ({ smsCode }) => problemsOf({ smsCode: checkSmsCode(smsCode) }),
    request: ({ smsCode }) => ({ scene: 'CHANGE_MOBILE', smsCode }) as const,
  })
  return (
    <form {...form.element} className="ct-signin-form">
      <p>{t('account.security.mobile.old', { mobile: own })}</p>
      <Failure text={notice} />
      <SmsCodeField
        {...form.field('smsCode')}
        scene="CHANGE_MOBILE"
        to={{ own }}
        onMobileProblem={sms.onMobileProblem}
      />
      <Failure text={form.failure} />
      <div>
        <Button type="submit" variant="primary" isBusy={form.isBusy}>
          {t('common.action.next')}
        </Button>
      </div>
    </form>
  )
}

/** Second step: the new number and its code. */
function NewNumber(props: { oldTicket: string; onExpired: (words: string) => void; onDone: () => void }) {
  const { oldTicket, onExpired, onDone } = props
  const t = useText()
  const action = useAction(memberEndpoints.changeMobile, {
    silent: true,
    onSuccess: onDone,
    onError: (error) => {
      const old = error instanceof BusinessError && error.fieldErrors.find(({ field }) => field === 'oldTicket')
      if (old) onExpired(old.message)
    },
  })
  const sms = useSmsErrors('newMobile', 'newCode')
  const form = useForm({
    first: { newMobile: '', newCode: '' },
    action: sms.at(action),
    isSilent: true,
    check: ({ newMobile, newCode }) =>
      problemsOf({ newMobile: checkMobile(newMobile), newCode: checkSmsCode(newCode) }),
    request: ({ newMobile, newCode }) => ({ oldTicket, newMobile: normalizeMobile(newMobile), newCode }),
  })
  return (
    <form {...form.element} className="ct-signin-form">
      <MobileField {...form.field('newMobile')} label={t('account.security.mobile.new')} />
      <SmsCodeField
        {...form.field('newCode')}
        scene="CHANGE_MOBILE"
        to={{ mobile: form.values.newMobile }}
        onMobileProblem={sms.onMobileProblem}
      />
      <Failure text={form.failure} />
      <div>
        <Button type="submit" variant="primary" isBusy={form.isBusy}>
          {t('account.security.mobile.submit')}
        </Button>
      </div>
    </form>
  )
}

/** Changes the account's number: a code to the old one, then one to the new one. FIELD "Member centre". */
export function ChangeMobile({ own, onDone }: { own: string; onDone: () => void }) {
  const [oldTicket, setTicket] = useState<string>()
  const [notice, setNotice] = useState<string>()
  if (oldTicket === undefined) return <OldNumber own={own} notice={notice} onTicket={setTicket} />
  const handleExpired = (words: string) => {
    setNotice(words)
    setTicket(undefined)
  }
  return <NewNumber oldTicket={oldTicket} onExpired={handleExpired} onDone={onDone} />
}
