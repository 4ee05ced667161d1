import { useServerNow } from '@/api/useServerNow.ts'
import { marketDay } from '@/contract/marketDay.ts'
import type { ApprovalRules } from '@/contract/member/approval/schemas.ts'
import { checkDeputyDays } from '@/contract/member/staff/deputy/rules.ts'
import type { Deputy } from '@/contract/member/staff/deputy/schemas.ts'
import { staffEndpoints } from '@/contract/member/staff/endpoints.ts'
import { hasPermission } from '@/contract/member/staff/permissions.ts'
import { DEPUTY_DAYS } from '@/contract/member/staff/values.ts'
import { FormDialog } from '@/forms/FormDialog.tsx'
import { useDialogAction } from '@/forms/useDialogAction.ts'
import { useForm } from '@/forms/useForm.ts'
import { useText } from '@/i18n/useText.ts'
import { useDict } from '@/reference/useReferences.ts'
import { useSession } from '@/session/SessionProvider.tsx'
import { DateField } from '@/ui/DateField.tsx'
import { SelectField } from '@/ui/SelectField.tsx'

interface DialogProps {
  people: NonNullable<ApprovalRules['people']>
  /** The one to be changed. */
  before?: Deputy
  /** May choose in whose place. */
  isOwner?: boolean
  onClose: () => void
}

/** Names who decides in a person's place, from one day to another. */
export function DeputyDialog({ people, before, isOwner = false, onClose }: DialogProps) {
  const t = useText()
  const { user } = useSession()
  const { labelOf } = useDict('staff_role')
  const today = marketDay(useServerNow(0))
  const action = useDialogAction(staffEndpoints.saveDeputy, {
    intent: `staff.saveDeputy:${before?.id ?? ''}`,
    done: ({ deputyName }) => t('approval.deputy.done', { name: deputyName }),
    onClose,
  })
  const form = useForm({
    first: {
      memberId: before?.id ?? user?.id ?? '',
      deputyId: before?.deputyId ?? '',
      from: before?.from ?? today,
      to: before?.to ?? '',
    },
    action,
    check: ({ deputyId, from, to }) => {
      const missing = Object.entries({ deputyId, from, to }).filter(([, value]) => value === '')
      if (missing.length > 0) return missing.map(([field]) => ({ field, code: 'required' as const }))
      const wrong = checkDeputyDays({ from, to }, today)
      if (wrong === 'past') return [{ field: 'to', code: wrong }]
      return wrong ? [{ field: 'to', text: t(`approval.deputy.wrong.${wrong}`, { days: DEPUTY_DAYS }) }] : []
    },
    request: (values) => values,
  })
  const choices = (some: typeof people) =>
    some.map(({ id, name, role }) => ({ value: id, label: `${name} · ${labelOf(role)}` }))
  return (
    <FormDialog
      form={form}
      title={t(before ? 'approval.deputy.of' : 'approval.deputy.name', { name: before?.name ?? '' })}
      submitText={t('approval.save')}
      onClose={onClose}
    >
      {isOwner && (
        <SelectField
          {...form.field('memberId')}
          label={t('approval.deputy.for')}
          isRequired
          options={choices(people.filter(({ role }) => hasPermission(role, 'DECIDE')))}
        />
      )}
      <SelectField
        {...form.field('deputyId')}
        label={t('approval.deputy.who')}
        none={t('approval.deputy.choose')}
        isRequired
        options={choices(people.filter(({ id }) => id !== form.values.memberId))}
      />
      <DateField {...form.field('from')} label={t('approval.deputy.from')} isRequired />
      <DateField {...form.field('to')} label={t('approval.deputy.to')} isRequired />
      <p className="ct-dim">{t('approval.deputy.text')}</p>
    </FormDialog>
  )
}
