import { useAction } from '@/api/useAction.ts'
import { memberEndpoints } from '@/contract/member/endpoints.ts'
import { checkPassword } from '@/contract/validation.ts'
import { useForm } from '@/forms/useForm.ts'
import { useText } from '@/i18n/useText.ts'
import { Button } from '@/ui/Button.tsx'
import { Failure } from '@/ui/Failure.tsx'
import { problemsOf } from '../accountRules.ts'
import { NewPasswordField } from '../components/NewPasswordField.tsx'
import { PasswordField } from '../components/PasswordField.tsx'

/** Changes the password, given the old one; other devices are signed out. */
export function ChangePassword({ onDone }: { onDone: () => void }) {
  const t = useText()
  const form = useForm({
    first: { oldPassword: '', newPassword: '' },
    action: useAction(memberEndpoints.changePassword, { silent: true, onSuccess: onDone }),
    isSilent: true,
    check: ({ oldPassword, newPassword }) =>
      problemsOf({
        oldPassword: oldPassword === '' ? 'required' : undefined,
        newPassword: checkPassword(newPassword),
      }),
    request: (values) => values,
  })
  return (
    <form {...form.element} className="ct-signin-form">
      <PasswordField {...form.field('oldPassword')} label={t('account.security.oldPassword')} />
      <NewPasswordField {...form.field('newPassword')} mobile={undefined} />
      <p className="ct-dim">{t('account.security.password.note')}</p>
      <Failure text={form.failure} />
      <div>
        <Button type="submit" variant="primary" isBusy={form.isBusy}>
          {t('account.security.password.submit')}
        </Button>
      </div>
    </form>
  )
}
