import { useState } from 'react'
import type { ClipboardEvent } from 'react'
import { useAction } from '@/api/useAction.ts'
import { invoiceEndpoints } from '@/contract/money/invoice/endpoints.ts'
import { checkTitle, taxNoLooksWrong } from '@/contract/money/invoice/rules.ts'
import type { Title } from '@/contract/money/invoice/schemas.ts'
import { INVOICE_TYPES, TITLE_TYPES } from '@/contract/money/invoice/values.ts'
import { filled } from '@/forms/filled.ts'
import { FormDialog } from '@/forms/FormDialog.tsx'
import { useForm } from '@/forms/useForm.ts'
import { useText } from '@/i18n/useText.ts'
import { useDict } from '@/reference/useReferences.ts'
import { CheckBox } from '@/ui/CheckBox.tsx'
import { knownOf } from '@/ui/choices.ts'
import { TextField } from '@/ui/Field.tsx'
import { SelectField } from '@/ui/SelectField.tsx'
import { TextAreaField } from '@/ui/TextAreaField.tsx'
import { toast } from '@/ui/toast.ts'
import { readPastedTitle } from '../pasteTitle.ts'

interface TitleProps {
  /** The title to edit; undefined creates one. */
  title: Title | undefined
  onClose: () => void
}

const PARTS = ['name', 'taxNo', 'address', 'phone', 'bankName', 'bankAccount', 'email'] as const
/** Fields required for special invoices only. */
const SPECIAL_ONLY: readonly (typeof PARTS)[number][] = ['address', 'phone', 'bankName', 'bankAccount']

/** The form's values, without fields that only the server writes. */
function valuesOf(title: Title | undefined) {
  const { titleType = 'ENTERPRISE', invoiceType = 'NORMAL', isDefault = false } = title ?? {}
  const { name = '', taxNo = '', address = '', phone = '', bankName = '', bankAccount = '', email = '' } = title ?? {}
  return { titleType, invoiceType, name, taxNo, address, phone, bankName, bankAccount, email, isDefault }
}

/** Edits an invoice title; invoice data pasted into the first field fills all fields. */
export function TitleDialog({ title, onClose }: TitleProps) {
  const t = useText()
  const [pasted, setPasted] = useState(0)
  const titleTypes = useDict('title_type')
  const invoiceTypes = useDict('invoice_type')
  const action = useAction(invoiceEndpoints.saveTitle, {
    intent: `invoice.saveTitle:${title?.id ?? 'new'}`,
    onSuccess: () => {
      toast.success(t('invoice.titles.saved'))
      onClose()
    },
  })
  const form = useForm({
    first: valuesOf(title),
    action,
    check: checkTitle,
    request: (values) => ({ ...(title && { id: title.id }), title: filled(values) }),
    at: 'title',
  })
  const { titleType, invoiceType, taxNo, isDefault } = form.values
  const handlePaste = (event: ClipboardEvent) => {
    const found = readPastedTitle(event.clipboardData.getData('text'))
    const count = Object.keys(found).length
    if (count < 2) return
    event.preventDefault()
    form.set(found)
    setPasted(count)
  }
  const isRequired = (part: (typeof PARTS)[number]) =>
    SPECIAL_ONLY.includes(part) ? invoiceType === 'SPECIAL' : part !== 'taxNo' || titleType === 'ENTERPRISE'
  return (
    <FormDialog
      form={form}
      size="large"
      title={t(title ? 'invoice.titles.edit' : 'invoice.titles.add')}
      submitText={t('invoice.titles.save')}
      onClose={onClose}
    >
      <TextAreaField
        label={t('invoice.titles.paste')}
        hint={t('invoice.titles.paste.hint')}
        rows={2}
        value=""
        onPaste={handlePaste}
        onChange={() => undefined}
      />
      <p role="status">{pasted > 0 ? t('invoice.titles.paste.done', { count: pasted }) : ''}</p>
      <div className="ct-invoice-fields">
        <SelectField
          {...form.field('titleType')}
          label={t('invoice.titles.type')}
          options={knownOf(titleTypes.items, TITLE_TYPES)}
        />
        <SelectField
          {...form.field('invoiceType')}
          label={t('invoice.type')}
          options={knownOf(invoiceTypes.items, INVOICE_TYPES)}
        />
        {PARTS.map((part) => (
          <TextField
            {...form.text(part)}
            key={part}
            label={t(`invoice.part.${part}`)}
            isRequired={isRequired(part)}
            hint={part === 'taxNo' && taxNoLooksWrong(taxNo) ? t('invoice.titles.taxNoWarning') : undefined}
          />
        ))}
      </div>
      <CheckBox
        label={t('invoice.titles.makeDefault')}
        checked={isDefault}
        onChange={({ target }) => form.set({ isDefault: target.checked })}
      />
    </FormDialog>
  )
}
