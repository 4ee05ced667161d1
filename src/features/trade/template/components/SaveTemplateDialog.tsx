import { useQuery } from '@/api/useQuery.ts'
import { tenderEndpoints } from '@/contract/trade/tender/endpoints.ts'
import { TEMPLATE_NAME_MAX } from '@/contract/trade/tender/template/values.ts'
import { FormDialog } from '@/forms/FormDialog.tsx'
import { missing } from '@/forms/missing.ts'
import { useDialogAction } from '@/forms/useDialogAction.ts'
import { useForm } from '@/forms/useForm.ts'
import { useText } from '@/i18n/useText.ts'
import { TextField } from '@/ui/Field.tsx'
import { SelectField } from '@/ui/SelectField.tsx'

interface SaveProps {
  tender: { id: string; title: string }
  onClose: () => void
}

/** Saves an own tender as a new template, or in place of one of before. */
export function SaveTemplateDialog({ tender, onClose }: SaveProps) {
  const t = useText()
  const { data } = useQuery(tenderEndpoints.templates, {}, { silent: true })
  const templates = data?.templates ?? []
  const action = useDialogAction(tenderEndpoints.saveTemplate, {
    intent: `tender.saveTemplate:${tender.id}`,
    done: t('template.saved'),
    onClose,
  })
  const proposed = tender.title.slice(0, TEMPLATE_NAME_MAX)
  const form = useForm({
    first: { id: '', name: proposed },
    action,
    check: ({ name }) => missing('name', name.trim(), t('template.name.ask')),
    request: ({ id, name }) => ({ tenderId: tender.id, name: name.trim(), ...(id !== '' && { id }) }),
  })
  const into = form.field('id')
  return (
    <FormDialog form={form} title={t('template.save')} submitText={t('template.rename.send')} onClose={onClose}>
      <p>{t('template.save.text')}</p>
      {templates.length > 0 && (
        <SelectField
          {...into}
          label={t('template.save.into')}
          none={t('template.save.new')}
          options={templates.map(({ id, name }) => ({ value: id, label: t('template.save.over', { name }) }))}
          onChange={(id) => form.set({ id, name: templates.find((one) => one.id === id)?.name ?? proposed })}
        />
      )}
      <TextField {...form.text('name')} label={t('template.name')} isRequired maxLength={TEMPLATE_NAME_MAX} />
    </FormDialog>
  )
}
