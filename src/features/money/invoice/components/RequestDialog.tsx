import { useAction } from '@/api/useAction.ts'
import { useQuery } from '@/api/useQuery.ts'
import { invoiceEndpoints } from '@/contract/money/invoice/endpoints.ts'
import type { Billable, InvoiceRequest, Title } from '@/contract/money/invoice/schemas.ts'
import type { InvoiceType } from '@/contract/money/invoice/values.ts'
import { INVOICE_REMARK_MAX, INVOICE_TYPES } from '@/contract/money/invoice/values.ts'
import { FormDialog } from '@/forms/FormDialog.tsx'
import { useForm } from '@/forms/useForm.ts'
import { useText } from '@/i18n/useText.ts'
import { useDict } from '@/reference/useReferences.ts'
import { hrefTo } from '@/routes/href.ts'
import { LinkButton } from '@/ui/Button.tsx'
import { CheckBox } from '@/ui/CheckBox.tsx'
import { knownOf } from '@/ui/choices.ts'
import { Dialog } from '@/ui/Dialog.tsx'
import { EmptyState } from '@/ui/EmptyState.tsx'
import { TextField } from '@/ui/Field.tsx'
import { Money } from '@/ui/Money.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { SelectField } from '@/ui/SelectField.tsx'
import { SkeletonBlock } from '@/ui/Skeleton.tsx'
import { toast } from '@/ui/toast.ts'
import { cnyTotal, orderCount } from '../selection.ts'
import { BLANK_ROW, TransportRows } from './TransportRows.tsx'

interface RequestProps {
  rows: readonly Billable[]
  onClose: () => void
  onDone: () => void
}

/** Values of the form; until an e-mail address is typed it is the title's. */
type Values = Omit<InvoiceRequest, 'keys' | 'email' | 'requestNo'> & { email: string | undefined }

const FIRST: Values = {
  invoiceType: 'NORMAL',
  titleId: '',
  email: undefined,
  remark: '',
  showBank: false,
  showAddress: false,
  transportRows: [],
}

/** Requests one invoice for the selected orders. */
export function RequestDialog(props: RequestProps) {
  const t = useText()
  const titles = useQuery(invoiceEndpoints.titles, {}, { silent: true })
  if (titles.data && titles.data.length > 0) return <RequestForm {...props} titles={titles.data} />
  return (
    <Dialog isOpen onClose={props.onClose} title={t('invoice.request.title')}>
      {titles.data ? (
        <EmptyState
          title={t('invoice.request.noTitle')}
          action={<LinkButton to={hrefTo('invoice', { tab: 'titles' })}>{t('invoice.titles.add')}</LinkButton>}
        />
      ) : (
        <SkeletonBlock height={240} />
      )}
    </Dialog>
  )
}

function RequestForm({ rows, titles, onClose, onDone }: RequestProps & { titles: readonly Title[] }) {
  const t = useText()
  const types = useDict('invoice_type')
  const isExempt = rows.some((row) => row.taxGroup === 'EXEMPT')
  const isTruck = rows.some((row) => row.isTruck)
  const fitting = (type: InvoiceType) => titles.filter((one) => type === 'NORMAL' || one.invoiceType === 'SPECIAL')
  const titleOf = ({ invoiceType, titleId }: Values) => {
    const all = fitting(invoiceType)
    return all.find(({ id }) => id === titleId) ?? all[0]
  }
  const action = useAction(invoiceEndpoints.request, {
    intent: `invoice.request:${rows.map((row) => row.key).join(',')}`,
    loading: true,
    onSuccess: () => {
      toast.success(t('invoice.request.done'))
      onDone()
    },
  })
  const form = useForm({
    first: isTruck ? { ...FIRST, transportRows: [BLANK_ROW] } : FIRST,
    action,
    request: (values) => {
      const chosen = titleOf(values)
      const keys = rows.map((row) => row.key)
      return chosen && { ...values, keys, titleId: chosen.id, email: values.email ?? chosen.email }
    },
  })
  const { values } = form
  const title = titleOf(values)
  return (
    <FormDialog
      form={form}
      size="large"
      title={t('invoice.request.title')}
      submitText={t('invoice.request.send')}
      isLocked={!title}
      onClose={onClose}
    >
      <p className="ct-invoice-sum">
        {t('invoice.request.sum', { count: orderCount(rows) })}{' '}
        <Money value={{ amount: cnyTotal(rows), currency: 'CNY' }} size="large" />
      </p>
      <SelectField
        {...form.field('invoiceType')}
        label={t('invoice.type')}
        hint={isExempt ? t('invoice.request.exempt') : undefined}
        options={knownOf(types.items, INVOICE_TYPES).map((item) => ({
          ...item,
          isDisabled: isExempt && item.value === 'SPECIAL',
        }))}
      />
      {title ? (
        <SelectField
          {...form.field('titleId')}
          label={t('invoice.request.titleField')}
          value={title.id}
          options={fitting(values.invoiceType).map(({ id, name, taxNo }) => ({
            value: id,
            label: [name, taxNo].filter(Boolean).join(' · '),
          }))}
        />
      ) : (
        <Notice tone="warn">{t('invoice.request.noSpecial')}</Notice>
      )}
      <TextField
        {...form.text('email')}
        label={t('invoice.part.email')}
        type="email"
        isRequired
        value={values.email ?? title?.email ?? ''}
      />
      {isTruck && (
        <TransportRows
          rows={values.transportRows}
          onChange={(all) => form.set({ transportRows: all })}
          error={form.errorOf('transportRows')}
        />
      )}
      <TextField {...form.text('remark')} label={t('invoice.remark')} maxLength={INVOICE_REMARK_MAX} />
      <div>
        <CheckBox
          label={t('invoice.request.showAddress')}
          checked={values.showAddress}
          onChange={({ target }) => form.set({ showAddress: target.checked })}
        />{' '}
        <CheckBox
          label={t('invoice.request.showBank')}
          checked={values.showBank}
          onChange={({ target }) => form.set({ showBank: target.checked })}
        />
      </div>
    </FormDialog>
  )
}
