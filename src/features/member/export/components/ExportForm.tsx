import { useAction } from '@/api/useAction.ts'
import { exportEndpoints } from '@/contract/member/export/endpoints.ts'
import { checkExport, exportKindsOf } from '@/contract/member/export/rules.ts'
import type { CreateExport } from '@/contract/member/export/schemas.ts'
import { EXPORT_FORMATS } from '@/contract/member/export/values.ts'
import type { ExportFormat, ExportKind } from '@/contract/member/export/values.ts'
import type { UserType } from '@/contract/userType.ts'
import { PageForm } from '@/forms/PageForm.tsx'
import { useForm } from '@/forms/useForm.ts'
import { useText } from '@/i18n/useText.ts'
import { useDict } from '@/reference/useReferences.ts'
import { CheckBoxes } from '@/ui/CheckBoxes.tsx'
import { RangeField } from '@/ui/RangeField.tsx'
import { SelectField } from '@/ui/SelectField.tsx'
import { toast } from '@/ui/toast.ts'

interface Values {
  kinds: readonly ExportKind[]
  from: string
  to: string
  format: ExportFormat
}

const wishOf = ({ kinds, from, to, format }: Values): Omit<CreateExport, 'requestNo'> => ({
  kinds: [...kinds],
  ...(from && { from }),
  ...(to && { to }),
  format,
})

/** Asks for an export of the kinds that this type of enterprise has. */
export function ExportForm({ userType }: { userType: UserType }) {
  const t = useText()
  const { labelOf } = useDict('export_kind')
  const kinds = exportKindsOf(userType)
  const action = useAction(exportEndpoints.create, {
    intent: 'export.create',
    onSuccess: () => {
      toast.success(t('export.sent'))
      // What was chosen stays, for the same in another format.
      form.restart(form.values)
    },
  })
  const form = useForm<Values, Omit<CreateExport, 'requestNo'>>({
    first: { kinds, from: '', to: '', format: 'XLSX' },
    action,
    check: (values) => checkExport(wishOf(values)),
    request: wishOf,
  })
  const { from, to } = form.values
  return (
    <PageForm form={form} title={t('export.new')} submitText={t('export.send')}>
      <CheckBoxes
        {...form.field('kinds')}
        legend={t('export.kinds')}
        options={kinds.map((kind) => ({ value: kind, label: labelOf(kind) }))}
      />
      <div className="ct-export-fields">
        <div data-field="to" tabIndex={-1}>
          <RangeField
            label={t('export.period')}
            endLabel={t('export.period.end')}
            from={from}
            to={to}
            error={form.field('from').error ?? form.field('to').error}
            onChange={(first, last) => form.set({ from: first, to: last })}
          />
        </div>
        <SelectField
          {...form.field('format')}
          label={t('export.format')}
          options={EXPORT_FORMATS.map((value) => ({ value, label: t(`export.format.${value}`) }))}
        />
      </div>
    </PageForm>
  )
}
