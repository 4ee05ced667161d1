import { tenderEndpoints } from '@/contract/trade/tender/endpoints.ts'
import type { Template } from '@/contract/trade/tender/template/schemas.ts'
import { TEMPLATE_NAME_MAX } from '@/contract/trade/tender/template/values.ts'
import { FormDialog } from '@/forms/FormDialog.tsx'
import { missing } from '@/forms/missing.ts'
import { useDialogAction } from '@/forms/useDialogAction.ts'
import { useForm } from '@/forms/useForm.ts'
import { useText } from '@/i18n/useText.ts'
import { TextField } from '@/ui/Field.tsx'

/** Gives a template another name. */
export function RenameDialog({ template: { id, name }, onClose }: { template: Template; onClose: () => void }) {
  const t = useText()
  const action = useDialogAction(tenderEndpoints.saveTemplate, {
    intent: `tender.saveTemplate:${id}`,
    done: t('template.renamed'),
    onClose,
  })
  const form = useForm({
    first: { name },
    action,
    check: (values) => missing('name', values.name.trim(), t('template.name.ask')),
    request: (values) => ({ id, name: values.name.trim() }),
  })
  return (
    <FormDialog form={form} title={t('template.rename.title')} submitText={t('template.rename.send')} onClose={onClose}>
      <TextField {...form.text('name')} label={t('template.name')} isRequired maxLength={TEMPLATE_NAME_MAX} />
    </FormDialog>
  )
}
