import { useQuery } from '@/api/useQuery.ts'
import { useUpload } from '@/api/useUpload.ts'
import type { FileRef } from '@/contract/file/schemas.ts'
import { NOTE_MAX } from '@/contract/limits.ts'
import { CURRENCIES } from '@/contract/money.ts'
import { creditEndpoints } from '@/contract/money/credit/endpoints.ts'
import { checkRequest } from '@/contract/money/credit/rules.ts'
import type { CreditLine, RequestCredit } from '@/contract/money/credit/schemas.ts'
import { MAX_CREDIT_PAPERS } from '@/contract/money/credit/values.ts'
import { orderEndpoints } from '@/contract/money/order/endpoints.ts'
import { FormDialog } from '@/forms/FormDialog.tsx'
import { missing } from '@/forms/missing.ts'
import { useDialogAction } from '@/forms/useDialogAction.ts'
import { useForm } from '@/forms/useForm.ts'
import { useLocale } from '@/i18n/LocaleProvider.tsx'
import { wordsIn } from '@/i18n/locale.ts'
import { useText } from '@/i18n/useText.ts'
import { ContactHint } from '@/ui/ContactHint.tsx'
import { NumberField } from '@/ui/NumberField.tsx'
import { SelectField } from '@/ui/SelectField.tsx'
import { TextAreaField } from '@/ui/TextAreaField.tsx'
import { UploadField } from '@/ui/UploadField.tsx'

/** The most orders that are read for the sellers of this buyer. */
const MOST_ORDERS = 500

type Body = Omit<RequestCredit, 'requestNo'>
type Values = Omit<Body, 'papers'> & { papers: readonly FileRef[] }

interface RequestProps {
  /** The line to be asked for anew or changed; absent: a new one. */
  row?: CreditLine
  onClose: () => void
}

/** The buyer asks a seller it has dealt with for credit. */
export function RequestDialog({ row, onClose }: RequestProps) {
  const t = useText()
  const { locale } = useLocale()
  const { data } = useQuery(
    orderEndpoints.page,
    { side: 'BUYER', tab: 'all', size: MOST_ORDERS },
    { silent: true, ready: !row },
  )
  const sellers = new Map((data?.records ?? []).map(({ seller }) => [seller.id, seller]))
  if (row) sellers.set(row.seller.id, row.seller)
  const action = useDialogAction(creditEndpoints.request, {
    intent: `credit.request:${row?.id ?? 'new'}:${row?.version ?? 0}`,
    done: t('credit.request.done'),
    onClose,
  })
  const ask = t('credit.request.choose')
  const form = useForm<Values, Body>({
    first: {
      sellerId: row?.seller.id ?? '',
      currency: row?.currency ?? 'USD',
      limit: row?.limit ?? '',
      monthly: row?.asked?.monthly ?? '',
      note: row?.asked?.note ?? '',
      papers: row?.asked?.papers ?? [],
    },
    action,
    check: (values) => [...missing('sellerId', values.sellerId, ask), ...checkRequest(values)],
    request: ({ papers, ...values }) => ({ ...values, papers: [...papers] }),
  })
  const uploads = useUpload((file) =>
    form.set(({ papers }) => ({ papers: [...papers, file].slice(0, MAX_CREDIT_PAPERS) })),
  )
  const { currency, papers } = form.values
  return (
    <FormDialog form={form} title={t('credit.request.title')} submitText={t('credit.request')} onClose={onClose}>
      <p>{t(data && sellers.size === 0 ? 'credit.request.none' : 'credit.request.text')}</p>
      <SelectField
        {...form.field('sellerId')}
        label={t('credit.request.seller')}
        none={ask}
        options={[...sellers.values()].map(({ id, nameZh, nameEn }) => ({
          value: id,
          label: wordsIn(locale, nameZh, nameEn),
        }))}
        disabled={row !== undefined}
        isRequired
      />
      <SelectField
        {...form.field('currency')}
        label={t('credit.request.currency')}
        options={CURRENCIES.map((value) => ({ value, label: value }))}
        disabled={row?.status === 'GRANTED' || row?.status === 'FROZEN'}
      />
      <NumberField {...form.number('limit')} label={`${t('credit.request.limit')} (${currency})`} isRequired />
      <NumberField {...form.number('monthly')} label={`${t('credit.request.monthly')} (${currency})`} isRequired />
      <TextAreaField
        {...form.text('note')}
        label={t('credit.request.note')}
        hint={t('credit.request.note.hint')}
        rows={3}
        maxLength={NOTE_MAX}
        isRequired
      />
      <UploadField
        label={t('credit.request.papers')}
        hint={t('credit.request.papers.hint')}
        name="papers"
        files={papers}
        uploads={uploads}
        max={MAX_CREDIT_PAPERS}
        error={form.errorOf('papers')}
        onRemove={(id) => form.set((before) => ({ papers: before.papers.filter((one) => one.id !== id) }))}
      />
      <ContactHint text={form.values.note} hint={t('credit.contacts')} />
    </FormDialog>
  )
}
