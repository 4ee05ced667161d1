import { useState } from 'react'
import { failureText } from '@/api/errorText.ts'
import { useAction } from '@/api/useAction.ts'
import { useQuery } from '@/api/useQuery.ts'
import { invoiceEndpoints } from '@/contract/money/invoice/endpoints.ts'
import type { Billable, Title, TransportRow } from '@/contract/money/invoice/schemas.ts'
import type { InvoiceType } from '@/contract/money/invoice/values.ts'
import { INVOICE_REMARK_MAX, INVOICE_TYPES } from '@/contract/money/invoice/values.ts'
import { useText } from '@/i18n/useText.ts'
import { useDict } from '@/reference/useReferences.ts'
import { hrefTo } from '@/routes/href.ts'
import { Button, LinkButton } from '@/ui/Button.tsx'
import { CheckBox } from '@/ui/CheckBox.tsx'
import { knownOf } from '@/ui/choices.ts'
import { Dialog } from '@/ui/Dialog.tsx'
import { EmptyState } from '@/ui/EmptyState.tsx'
import { Failure } from '@/ui/Failure.tsx'
import { TextField } from '@/ui/Field.tsx'
import { Money } from '@/ui/Money.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { SelectField } from '@/ui/SelectField.tsx'
import { SkeletonBlock } from '@/ui/Skeleton.tsx'
import { Stack } from '@/ui/Split.tsx'
import { toast } from '@/ui/toast.ts'
import { cnyTotal } from '../selection.ts'
import { BLANK_ROW, TransportRows } from './TransportRows.tsx'

interface RequestProps {
  rows: readonly Billable[]
  onClose: () => void
  onDone: () => void
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
  const [invoiceType, setType] = useState<InvoiceType>('NORMAL')
  const fitting = titles.filter((title) => invoiceType === 'NORMAL' || title.invoiceType === 'SPECIAL')
  const [picked, setPicked] = useState<string>()
  const title = fitting.find(({ id }) => id === picked) ?? fitting[0]
  const [email, setEmail] = useState<string>()
  const [remark, setRemark] = useState('')
  const [showBank, setShowBank] = useState(false)
  const [showAddress, setShowAddress] = useState(false)
  const [transportRows, setTransportRows] = useState<readonly TransportRow[]>(isTruck ? [BLANK_ROW] : [])
  const request = useAction(invoiceEndpoints.request, {
    intent: `invoice.request:${rows.map((row) => row.key).join(',')}`,
    loading: true,
    onSuccess: () => {
      toast.success(t('invoice.request.done'))
      onDone()
    },
  })
  const errorOf = (field: string) =>
    request.fieldErrors.find((one) => one.field === field || one.field.startsWith(`${field}.`))?.message
  const send = () => {
    if (!title) return
    void request.run({
      keys: rows.map((row) => row.key),
      titleId: title.id,
      invoiceType,
      email: email ?? title.email,
      remark,
      showBank,
      showAddress,
      transportRows: [...transportRows],
    })
  }
  const footer = (
    <>
      <Button onClick={onClose}>{t('common.action.cancel')}</Button>
      <Button variant="primary" isBusy={request.loading} aria-disabled={!title || undefined} onClick={send}>
        {t('invoice.request.send')}
      </Button>
    </>
  )
  return (
    <Dialog isOpen onClose={onClose} title={t('invoice.request.title')} footer={footer} size="large">
      <Stack>
        <p className="ct-invoice-sum">
          {t('invoice.request.sum', { count: rows.length })}{' '}
          <Money value={{ amount: cnyTotal(rows), currency: 'CNY' }} size="large" />
        </p>
        <Failure text={failureText(t, request.error) ?? errorOf('keys')} />
        <SelectField
          label={t('invoice.type')}
          value={invoiceType}
          error={errorOf('invoiceType')}
          hint={isExempt ? t('invoice.request.exempt') : undefined}
          onChange={setType}
          options={knownOf(types.items, INVOICE_TYPES).map((item) => ({
            ...item,
            isDisabled: isExempt && item.value === 'SPECIAL',
          }))}
        />
        {title ? (
          <SelectField
            label={t('invoice.request.titleField')}
            value={title.id}
            error={errorOf('titleId')}
            onChange={setPicked}
            options={fitting.map(({ id, name, taxNo }) => ({
              value: id,
              label: [name, taxNo].filter(Boolean).join(' · '),
            }))}
          />
        ) : (
          <Notice tone="warn">{t('invoice.request.noSpecial')}</Notice>
        )}
        <TextField
          label={t('invoice.part.email')}
          type="email"
          isRequired
          value={email ?? title?.email ?? ''}
          error={errorOf('email')}
          onChange={(event) => setEmail(event.target.value)}
        />
        {isTruck && <TransportRows rows={transportRows} onChange={setTransportRows} error={errorOf('transportRows')} />}
        <TextField
          label={t('invoice.remark')}
          maxLength={INVOICE_REMARK_MAX}
          value={remark}
          error={errorOf('remark')}
          onChange={(event) => setRemark(event.target.value)}
        />
        <div>
          <CheckBox
            label={t('invoice.request.showAddress')}
            checked={showAddress}
            onChange={(event) => setShowAddress(event.target.checked)}
          />{' '}
          <CheckBox
            label={t('invoice.request.showBank')}
            checked={showBank}
            onChange={(event) => setShowBank(event.target.checked)}
          />
        </div>
      </Stack>
    </Dialog>
  )
}
