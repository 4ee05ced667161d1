import { MOBILE_MAX, PERSON_NAME_MAX } from '@/contract/limits.ts'
import { staffEndpoints } from '@/contract/member/staff/endpoints.ts'
import { INVITATION_DAYS } from '@/contract/member/staff/values.ts'
import type { Role } from '@/contract/member/staff/values.ts'
import { checkMobile, normalizeMobile } from '@/contract/validation.ts'
import { FormDialog } from '@/forms/FormDialog.tsx'
import { missing } from '@/forms/missing.ts'
import { useDialogAction } from '@/forms/useDialogAction.ts'
import { useForm } from '@/forms/useForm.ts'
import { useText } from '@/i18n/useText.ts'
import { TextField } from '@/ui/Field.tsx'
import { RoleField } from './RoleField.tsx'

const FIRST: { contactName: string; mobile: string; role: Role } = { contactName: '', mobile: '', role: 'BUYER' }

/** Invites a number to a role; the link is copied from the list afterwards. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const t = useText()
  const action = useDialogAction(staffEndpoints.invite, {
    intent: 'staff.invite',
    done: t('staff.invite.done'),
    onClose,
  })
  const form = useForm({
    first: FIRST,
    action,
    check: ({ contactName, mobile }) => {
      const code = checkMobile(mobile)
      return [
        ...missing('contactName', contactName.trim(), t('staff.invite.name.ask')),
        ...(code ? [{ field: 'mobile', code }] : []),
      ]
    },
    request: ({ contactName, mobile, role }) => ({
      contactName: contactName.trim(),
      mobile: normalizeMobile(mobile),
      role,
    }),
  })
  return (
    <FormDialog form={form} title={t('staff.invite')} submitText={t('staff.invite.send')} onClose={onClose}>
      <TextField
        {...form.text('contactName')}
        label={t('staff.invite.name')}
        autoComplete="off"
        maxLength={PERSON_NAME_MAX}
        isRequired
      />
      <TextField
        {...form.text('mobile')}
        label={t('staff.invite.mobile')}
        hint={t('staff.invite.mobile.hint')}
        type="tel"
        inputMode="tel"
        autoComplete="off"
        dir="ltr"
        maxLength={MOBILE_MAX}
        isRequired
      />
      <RoleField {...form.field('role')} />
      <p className="ct-dim">{t('staff.invite.text', { days: INVITATION_DAYS })}</p>
    </FormDialog>
  )
}
