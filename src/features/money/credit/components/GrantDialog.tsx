import { useServerNow } from '@/api/useServerNow.ts'
import { NOTE_MAX } from '@/contract/limits.ts'
import { creditEndpoints } from '@/contract/money/credit/endpoints.ts'
import { checkGrant } from '@/contract/money/credit/rules.ts'
import type { CreditLine } from '@/contract/money/credit/schemas.ts'
import { addDays } from '@/contract/money/credit/terms.ts'
import { CREDIT_DAYS } from '@/contract/money/credit/values.ts'
import { FormDialog } from '@/forms/FormDialog.tsx'
import { useDialogAction } from '@/forms/useDialogAction.ts'
import { useForm } from '@/forms/useForm.ts'
import { useText } from '@/i18n/useText.ts'
import { marketDay } from '@/contract/marketDay.ts'
import { ContactHint } from '@/ui/ContactHint.tsx'
import { DateField } from '@/ui/DateField.tsx'
import { NumberField } from '@/ui/NumberField.tsx'
import { TextAreaField } from '@/ui/TextAreaField.tsx'

/** The seller grants what was asked or another limit, or changes the one it gave. */
export function GrantDialog({ row, isNew, onClose }: { row: CreditLine; isNew: boolean; onClose: () => void }) {
  const t = useText()
  const today = marketDay(useServerNow(60_000))
  const { id, version, currency, asked, limit = '', validTo } = row
  const action = useDialogAction(isNew ? creditEndpoints.grant : creditEndpoints.change, {
    intent: `credit.grant:${id}:${version}`,
    done: t(isNew ? 'credit.grant.done' : 'credit.change.done'),
    onClose,
  })
  const form = useForm({
    first: {
      limit: asked?.limit ?? limit,
      validTo: validTo !== undefined && validTo >= today ? validTo : addDays(today, CREDIT_DAYS),
      note: '',
    },
    action,
    check: (values) => checkGrant(values, today),
    request: (values) => ({ id, version, ...values }),
  })
  const text = t(isNew ? 'credit.grant' : 'credit.change')
  return (
    <FormDialog
      form={form}
      title={t(isNew ? 'credit.grant.title' : 'credit.change.title')}
      submitText={text}
      onClose={onClose}
    >
      {!isNew && <p>{t('credit.change.text')}</p>}
      <NumberField {...form.number('limit')} label={t('credit.grant.limit', { currency })} isRequired />
      <DateField {...form.field('validTo')} label={t('credit.validTo')} isRequired />
      <TextAreaField {...form.text('note')} label={t('credit.grant.note')} rows={2} maxLength={NOTE_MAX} />
      <ContactHint text={form.values.note} hint={t('credit.contacts')} />
    </FormDialog>
  )
}
