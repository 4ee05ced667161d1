import { useUpload } from '@/api/useUpload.ts'
import type { FileRef } from '@/contract/file/schemas.ts'
import { orderEndpoints } from '@/contract/money/order/endpoints.ts'
import { checkDocument, kindsOf, mustHold } from '@/contract/money/order/documents/rules.ts'
import type { OrderDocument } from '@/contract/money/order/documents/schemas.ts'
import { DOCUMENT_LABEL_MAX, HOLDABLE, ORIGINALS_MAX } from '@/contract/money/order/documents/values.ts'
import type { DocumentKind } from '@/contract/money/order/documents/values.ts'
import { PageForm } from '@/forms/PageForm.tsx'
import { useForm } from '@/forms/useForm.ts'
import { useText } from '@/i18n/useText.ts'
import { useDict } from '@/reference/useReferences.ts'
import { CheckBox } from '@/ui/CheckBox.tsx'
import { choicesOf } from '@/ui/choices.ts'
import { TextField } from '@/ui/Field.tsx'
import { NumberField } from '@/ui/NumberField.tsx'
import { SelectField } from '@/ui/SelectField.tsx'
import { UploadField } from '@/ui/UploadField.tsx'
import { useOrderAct } from '../../useOrderAct.ts'
import type { OrderProps } from '../../useOrderAct.ts'

interface Values {
  kind: DocumentKind
  label: string
  file: FileRef[]
  /** Of what may be kept from the other party: it may have it at once. */
  isShared: boolean
  form: 'ORIGINAL' | 'SURRENDERED'
  originals: string
}

/** What stands in the form, as it is sent. */
function bodyOf({ kind, label, file, isShared, form, originals }: Values) {
  const surrendered = form === 'SURRENDERED'
  return {
    kind,
    label,
    file,
    ...(HOLDABLE[kind] && !isShared && { hold: true }),
    ...(kind === 'BL' && { bill: { surrendered, originals: surrendered ? 0 : Math.trunc(Number(originals)) || 0 } }),
  }
}

interface FormProps extends OrderProps {
  /** The document of which this is the next version. */
  first: Pick<OrderDocument, 'kind' | 'label'> | undefined
  onClose: () => void
}

/** Uploads a document: its type, its number, and who gets it. */
export function DocumentForm({ first, onClose, ...props }: FormProps) {
  const t = useText()
  const { labelOf } = useDict('document_kind')
  const { id, side } = props.order
  const kinds = kindsOf(side)
  const action = useOrderAct(orderEndpoints.saveDocument, props, {
    intent: 'saveDocument',
    text: t('document.uploaded'),
    onDone: onClose,
  })
  const begun: Values = {
    kind: first?.kind ?? kinds[0] ?? 'CUSTOMS',
    label: first?.label ?? '',
    file: [],
    isShared: false,
    form: 'ORIGINAL',
    originals: '3',
  }
  const form = useForm({
    first: begun,
    action,
    check: (values) => checkDocument(bodyOf(values)),
    request: (values) => ({ id, ...bodyOf(values) }),
  })
  const { kind, isShared, file } = form.values
  const hold = HOLDABLE[kind]
  const isForced = mustHold(kind, props.order)
  const uploads = useUpload((done) => form.set({ file: [done] }))
  return (
    <PageForm
      form={form}
      title={t('document.upload')}
      submitText={t('document.send')}
      onCancel={{ text: t('document.cancel'), run: onClose }}
    >
      <div className="ct-filters">
        <SelectField
          {...form.field('kind')}
          label={t('document.kind')}
          isRequired
          options={choicesOf(kinds, labelOf)}
        />
        <TextField
          {...form.text('label')}
          label={t('document.label')}
          hint={t('document.label.hint')}
          maxLength={DOCUMENT_LABEL_MAX}
        />
        {kind === 'BL' && (
          <SelectField
            {...form.field('form')}
            label={t('document.bill')}
            options={[
              { value: 'ORIGINAL', label: t('document.bill.ORIGINAL') },
              { value: 'SURRENDERED', label: t('document.bill.SURRENDERED') },
            ]}
          />
        )}
        {kind === 'BL' && form.values.form === 'ORIGINAL' && (
          <NumberField
            {...form.number('originals')}
            label={t('document.originals')}
            hint={t('document.originals.hint', { max: ORIGINALS_MAX })}
            isRequired
          />
        )}
      </div>
      {isForced && <p className="ct-docs-note">{t('document.hold.balance')}</p>}
      {hold && !isForced && (
        <CheckBox
          label={t(`document.hold.${hold}`)}
          checked={hold === 'PRIVATE' ? isShared : !isShared}
          onChange={({ target }) => form.set({ isShared: hold === 'PRIVATE' ? target.checked : !target.checked })}
        />
      )}
      <UploadField
        label={t('document.file')}
        name="file"
        isRequired
        files={file}
        uploads={uploads}
        max={1}
        error={form.errorOf('file')}
        onRemove={() => form.set({ file: [] })}
      />
    </PageForm>
  )
}
