import { APPROVAL_KINDS } from '@/contract/member/approval/values.ts'
import type { ApprovalKind } from '@/contract/member/approval/values.ts'
import type { Limits } from '@/contract/member/approval/schemas.ts'
import { staffEndpoints } from '@/contract/member/staff/endpoints.ts'
import type { StaffMember } from '@/contract/member/staff/schemas.ts'
import { FormDialog } from '@/forms/FormDialog.tsx'
import { useDialogAction } from '@/forms/useDialogAction.ts'
import { useForm } from '@/forms/useForm.ts'
import { useText } from '@/i18n/useText.ts'
import { useDict } from '@/reference/useReferences.ts'
import { useSession } from '@/session/SessionProvider.tsx'
import { NumberField } from '@/ui/NumberField.tsx'
import { isAmount } from './amounts.ts'

interface LimitsProps {
  person: StaffMember
  name: string
  onClose: () => void
}

/** Sets up to which amounts a person acts alone; a blank one is as the tiers say. */
export function LimitsDialog({ person: { id, isSelf, limits = {} }, name, onClose }: LimitsProps) {
  const t = useText()
  const { reloadUser } = useSession()
  const { labelOf } = useDict('approval_kind')
  const action = useDialogAction(staffEndpoints.saveLimits, {
    intent: `staff.saveLimits:${id}`,
    done: () => {
      if (isSelf) void reloadUser()
      return t('approval.limits.done', { name })
    },
    onClose,
  })
  const form = useForm({
    first: Object.fromEntries(APPROVAL_KINDS.map((kind) => [kind, limits[kind] ?? ''])) as Record<ApprovalKind, string>,
    action,
    check: (values) =>
      APPROVAL_KINDS.filter((kind) => values[kind] !== '' && !isAmount(values[kind])).map((field) => ({
        field,
        text: t('approval.amount.wrong'),
      })),
    request: (values) => ({ id, limits: typedIn(values) }),
  })
  return (
    <FormDialog form={form} title={t('approval.limits.of', { name })} submitText={t('approval.save')} onClose={onClose}>
      <p className="ct-dim">{t('approval.limits.text')}</p>
      {APPROVAL_KINDS.map((kind) => (
        <NumberField key={kind} {...form.number(kind)} label={`${labelOf(kind)} (CNY)`} />
      ))}
    </FormDialog>
  )
}

const typedIn = (values: Readonly<Record<ApprovalKind, string>>): Limits =>
  Object.fromEntries(APPROVAL_KINDS.flatMap((kind) => (values[kind] === '' ? [] : [[kind, values[kind]]])))
