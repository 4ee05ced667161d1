import { useRef, useState } from 'react'
import type { ClipboardEvent } from 'react'
import { failureText } from '@/api/errorText.ts'
import { useAction } from '@/api/useAction.ts'
import { invoiceEndpoints } from '@/contract/money/invoice/endpoints.ts'
import { checkTitle, taxNoLooksWrong } from '@/contract/money/invoice/rules.ts'
import type { Title, TitleInput } from '@/contract/money/invoice/schemas.ts'
import { INVOICE_TYPES, TITLE_TYPES } from '@/contract/money/invoice/values.ts'
import { useProblemText } from '@/i18n/problemText.ts'
import { useText } from '@/i18n/useText.ts'
import { useDict } from '@/reference/useReferences.ts'
import { Button } from '@/ui/Button.tsx'
import { CheckBox } from '@/ui/CheckBox.tsx'
import { knownOf } from '@/ui/choices.ts'
import { Dialog } from '@/ui/Dialog.tsx'
import { Failure } from '@/ui/Failure.tsx'
import { TextField } from '@/ui/Field.tsx'
import { focusField } from '@/ui/focusField.ts'
import { SelectField } from '@/ui/SelectField.tsx'
import { Stack } from '@/ui/Split.tsx'
import { TextAreaField } from '@/ui/TextAreaField.tsx'
import { toast } from '@/ui/toast.ts'
import { readPastedTitle } from '../pasteTitle.ts'

interface TitleProps {
  /** The title to edit; undefined creates one. */
  title: Title | undefined
  onClose: () => void
}

const BLANK: TitleInput = { titleType: 'ENTERPRISE', invoiceType: 'NORMAL', name: '', email: '', isDefault: false }
const PARTS = ['name', 'taxNo', 'address', 'phone', 'bankName', 'bankAccount', 'email'] as const
/** Fields required for special invoices only. */
const SPECIAL_ONLY: readonly (typeof PARTS)[number][] = ['address', 'phone', 'bankName', 'bankAccount']

function inputOf(title: Title | undefined): TitleInput {
  if (!title) return BLANK
  const { id: _id, status: _status, rejection: _rejection, updatedAt: _at, ...input } = title
  return input
}

/** Edits an invoice title; invoice data pasted into the first field fills all fields. */
export function TitleDialog({ title, onClose }: TitleProps) {
  const t = useText()
  const say = useProblemText()
  const form = useRef<HTMLFormElement>(null)
  const [input, setInput] = useState(() => inputOf(title))
  const [submitted, setSubmitted] = useState(false)
  const [filled, setFilled] = useState(0)
  const titleTypes = useDict('title_type')
  const invoiceTypes = useDict('invoice_type')
  const save = useAction(invoiceEndpoints.saveTitle, {
    intent: `invoice.saveTitle:${title?.id ?? 'new'}`,
    onSuccess: () => {
      toast.success(t('invoice.titles.saved'))
      onClose()
    },
  })
  const problems = checkTitle(input)
  const set = (patch: Partial<TitleInput>) => {
    save.reset()
    setInput((before) => ({ ...before, ...patch }))
  }
  const errorOf = (field: keyof TitleInput): string | undefined => {
    const refused = save.fieldErrors.find((one) => one.field === `title.${field}`)
    if (refused) return refused.message
    const problem = submitted ? problems.find((one) => one.field === field) : undefined
    return problem && say(problem)
  }
  const send = () => {
    setSubmitted(true)
    const [first] = problems
    if (first) focusField(form.current, first.field)
    else void save.run(title ? { id: title.id, title: input } : { title: input })
  }
  const handlePaste = (event: ClipboardEvent) => {
    const found = readPastedTitle(event.clipboardData.getData('text'))
    const count = Object.keys(found).length
    if (count < 2) return
    event.preventDefault()
    set(found)
    setFilled(count)
  }
  const footer = (
    <>
      <Button onClick={onClose}>{t('common.action.cancel')}</Button>
      <Button variant="primary" isBusy={save.loading} onClick={send}>
        {t('invoice.titles.save')}
      </Button>
    </>
  )
  const isSpecial = input.invoiceType === 'SPECIAL'
  const hintOf = (part: (typeof PARTS)[number]) =>
    part === 'taxNo' && taxNoLooksWrong(input.taxNo ?? '') ? t('invoice.titles.taxNoWarning') : undefined
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(title ? 'invoice.titles.edit' : 'invoice.titles.add')}
      footer={footer}
      size="large"
    >
      <form ref={form} noValidate onSubmit={(event) => event.preventDefault()}>
        <Stack>
          <Failure text={failureText(t, save.error)} />
          <TextAreaField
            label={t('invoice.titles.paste')}
            hint={t('invoice.titles.paste.hint')}
            rows={2}
            value=""
            onPaste={handlePaste}
            onChange={() => undefined}
          />
          <p role="status">{filled > 0 ? t('invoice.titles.paste.done', { count: filled }) : ''}</p>
          <div className="ct-invoice-fields">
            <SelectField
              label={t('invoice.titles.type')}
              value={input.titleType}
              onChange={(titleType) => set({ titleType })}
              options={knownOf(titleTypes.items, TITLE_TYPES)}
            />
            <SelectField
              label={t('invoice.type')}
              name="invoiceType"
              value={input.invoiceType}
              error={errorOf('invoiceType')}
              onChange={(invoiceType) => set({ invoiceType })}
              options={knownOf(invoiceTypes.items, INVOICE_TYPES)}
            />
            {PARTS.map((part) => (
              <TextField
                key={part}
                name={part}
                label={t(`invoice.part.${part}`)}
                isRequired={
                  SPECIAL_ONLY.includes(part) ? isSpecial : part !== 'taxNo' || input.titleType === 'ENTERPRISE'
                }
                value={input[part] ?? ''}
                error={errorOf(part)}
                hint={hintOf(part)}
                onChange={(event) => set({ [part]: event.target.value })}
              />
            ))}
          </div>
          <CheckBox
            label={t('invoice.titles.makeDefault')}
            checked={input.isDefault}
            onChange={(event) => set({ isDefault: event.target.checked })}
          />
        </Stack>
      </form>
    </Dialog>
  )
}
