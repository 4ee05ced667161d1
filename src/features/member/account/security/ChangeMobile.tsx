import { useState } from 'react'
import type { SubmitEvent } from 'react'
import { useAction } from '@/api/useAction.ts'
import { memberEndpoints } from '@/contract/member/endpoints.ts'
import { checkMobile, checkSmsCode, normalizeMobile } from '@/contract/validation.ts'
import { useText } from '@/i18n/useText.ts'
import { Button } from '@/ui/Button.tsx'
import { Failure } from '@/ui/Failure.tsx'
import { MobileField } from '../components/MobileField.tsx'
import { SmsCodeField } from '../sms/SmsCodeField.tsx'
import { isRefused, refusalText, useFields } from '../useFields.ts'

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
  const fields = useFields(['smsCode'])
  const [smsCode, setSmsCode] = useState('')
  const [error, setError] = useState<Error>()
  const { run, loading } = useAction(memberEndpoints.checkSmsCode, {
    silent: true,
    onSuccess: ({ smsTicket }) => onTicket(smsTicket),
    onError: (refusal) => setError(fields.showRefusal(refusal) ? undefined : refusal),
  })
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    setError(undefined)
    if (!fields.show({ smsCode: checkSmsCode(smsCode) })) void run({ scene: 'CHANGE_MOBILE', smsCode })
  }
  return (
    <form className="ct-signin-form" noValidate onSubmit={handleSubmit}>
      <p>{t('account.security.mobile.old', { mobile: own })}</p>
      <Failure text={notice} />
      <SmsCodeField
        scene="CHANGE_MOBILE"
        to={{ own }}
        value={smsCode}
        error={fields.errorOf('smsCode')}
        inputRef={fields.bind('smsCode')}
        onChange={(value) => {
          setSmsCode(value)
          fields.clear('smsCode')
        }}
        onMobileProblem={(problem) => fields.show({ smsCode: problem })}
      />
      <Failure text={error && refusalText(t, error)} />
      <div>
        <Button type="submit" variant="primary" isBusy={loading}>
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
  const fields = useFields(['newMobile', 'newCode'])
  const [newMobile, setMobile] = useState('')
  const [newCode, setCode] = useState('')
  const [error, setError] = useState<Error>()
  const { run, loading } = useAction(memberEndpoints.changeMobile, {
    silent: true,
    onSuccess: onDone,
    onError: (refusal) => {
      if (isRefused(refusal, 'oldTicket')) onExpired(refusalText(t, refusal))
      else setError(fields.showRefusal(refusal) ? undefined : refusal)
    },
  })
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    setError(undefined)
    if (fields.show({ newMobile: checkMobile(newMobile), newCode: checkSmsCode(newCode) })) return
    void run({ oldTicket, newMobile: normalizeMobile(newMobile), newCode })
  }
  return (
    <form className="ct-signin-form" noValidate onSubmit={handleSubmit}>
      <MobileField
        label={t('account.security.mobile.new')}
        value={newMobile}
        error={fields.errorOf('newMobile')}
        inputRef={fields.bind('newMobile')}
        onChange={(value) => {
          setMobile(value)
          fields.clear('newMobile')
        }}
      />
      <SmsCodeField
        scene="CHANGE_MOBILE"
        to={{ mobile: newMobile }}
        value={newCode}
        error={fields.errorOf('newCode')}
        inputRef={fields.bind('newCode')}
        onChange={(value) => {
          setCode(value)
          fields.clear('newCode')
        }}
        onMobileProblem={(problem) => fields.show({ newMobile: problem })}
      />
      <Failure text={error && refusalText(t, error)} />
      <div>
        <Button type="submit" variant="primary" isBusy={loading}>
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
