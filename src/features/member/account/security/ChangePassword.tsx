import { useState } from 'react'
import type { SubmitEvent } from 'react'
import { errorText } from '@/api/errorText.ts'
import { useAction } from '@/api/useAction.ts'
import { memberEndpoints } from '@/contract/member/endpoints.ts'
import { checkPassword } from '@/contract/validation.ts'
import { useText } from '@/i18n/useText.ts'
import { Button } from '@/ui/Button.tsx'
import { Failure } from '@/ui/Failure.tsx'
import { NewPasswordField } from '../components/NewPasswordField.tsx'
import { PasswordField } from '../components/PasswordField.tsx'
import { useFields } from '../useFields.ts'

/** Changes the password, given the old one; other devices are signed out. */
export function ChangePassword({ onDone }: { onDone: () => void }) {
  const t = useText()
  const fields = useFields(['oldPassword', 'newPassword'])
  const [oldPassword, setOld] = useState('')
  const [newPassword, setNew] = useState('')
  const [error, setError] = useState<Error>()
  const { run, loading } = useAction(memberEndpoints.changePassword, {
    silent: true,
    onSuccess: onDone,
    onError: (refusal) => setError(fields.showRefusal(refusal) ? undefined : refusal),
  })
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    setError(undefined)
    const oldProblem = oldPassword === '' ? 'required' : undefined
    if (fields.show({ oldPassword: oldProblem, newPassword: checkPassword(newPassword) })) return
    void run({ oldPassword, newPassword })
  }
  return (
    <form className="ct-signin-form" noValidate onSubmit={handleSubmit}>
      <PasswordField
        label={t('account.security.oldPassword')}
        name="oldPassword"
        value={oldPassword}
        error={fields.errorOf('oldPassword')}
        inputRef={fields.bind('oldPassword')}
        onChange={(value) => {
          setOld(value)
          fields.clear('oldPassword')
        }}
      />
      <NewPasswordField
        value={newPassword}
        error={fields.errorOf('newPassword')}
        mobile={undefined}
        inputRef={fields.bind('newPassword')}
        onChange={(value) => {
          setNew(value)
          fields.clear('newPassword')
        }}
      />
      <p className="ct-dim">{t('account.security.password.note')}</p>
      <Failure text={error && errorText(t, error)} />
      <div>
        <Button type="submit" variant="primary" isBusy={loading}>
          {t('account.security.password.submit')}
        </Button>
      </div>
    </form>
  )
}
