import { NOTE_MAX } from '@/contract/limits.ts'
import { needsCredit } from '@/contract/money/credit/terms.ts'
import { OPTION_NAME_MAX } from '@/contract/trade/bid/limits.ts'
import type { TenderDetail } from '@/contract/trade/tender/schemas.ts'
import { useText } from '@/i18n/useText.ts'
import { ContactHint } from '@/ui/ContactHint.tsx'
import { DateField } from '@/ui/DateField.tsx'
import { TextField } from '@/ui/Field.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { NumberField } from '@/ui/NumberField.tsx'
import { TextAreaField } from '@/ui/TextAreaField.tsx'
import type { Quote } from '../../useQuote.ts'
import { Attachments } from './Attachments.tsx'

interface TermsProps {
  quote: Quote
  tender: TenderDetail
  /** True if the enterprise has several alternatives here. */
  hasOptions: boolean
}

/** Validity of the prices, a note and attachments. */
export function TermsFields({ quote, tender, hasOptions }: TermsProps) {
  const t = useText()
  const { form, change, errorOf } = quote
  const lastEtd =
    tender.lanes
      .map((lane) => lane.etdTo)
      .toSorted()
      .at(-1) ?? ''
  const firstEtd = tender.lanes.map((lane) => lane.etdFrom).toSorted()[0] ?? ''
  const warning =
    form.validTo === ''
      ? undefined
      : form.validTo < firstEtd
        ? t('bid.terms.beforeEtd', { date: firstEtd })
        : form.validTo < lastEtd
          ? t('bid.terms.insideEtd', { date: lastEtd })
          : form.validTo < tender.validityWantedTo
            ? t('bid.terms.tooShort', { date: tender.validityWantedTo })
            : undefined
  return (
    <>
      <div className="ct-quote-fields">
        <DateField
          label={t('bid.terms.validFrom')}
          isRequired
          name="validFrom"
          value={form.validFrom}
          error={errorOf('validFrom')}
          onChange={(next) => change((before) => ({ ...before, validFrom: next }))}
        />
        <DateField
          label={t('bid.terms.validTo')}
          isRequired
          name="validTo"
          value={form.validTo}
          hint={t('bid.terms.wanted', { date: tender.validityWantedTo })}
          error={errorOf('validTo')}
          onChange={(next) => change((before) => ({ ...before, validTo: next }))}
        />
        {needsCredit(tender.paymentTerm) && (
          <NumberField
            label={t('bid.terms.creditIn', { currency: tender.compareCurrency })}
            name="creditOffered"
            value={form.creditOffered ?? ''}
            hint={t('bid.terms.credit.hint')}
            error={errorOf('creditOffered')}
            onValue={(next) => change((before) => ({ ...before, creditOffered: next }))}
          />
        )}
      </div>
      {hasOptions && (
        <TextField
          label={t('bid.option.name')}
          name="optionName"
          value={form.optionName}
          hint={t('bid.option.name.hint', { max: OPTION_NAME_MAX })}
          error={errorOf('optionName')}
          onChange={(event) => change((before) => ({ ...before, optionName: event.target.value }))}
        />
      )}
      <ContactHint text={form.optionName} hint={t('bid.contacts')} />
      {warning && <Notice tone="warn">{warning}</Notice>}
      <TextAreaField
        label={t('bid.terms.note')}
        hint={t('bid.terms.note.count', { count: form.note.trim().length, max: NOTE_MAX })}
        error={errorOf('note')}
        name="note"
        rows={3}
        value={form.note}
        onChange={(event) => change((before) => ({ ...before, note: event.target.value }))}
      />
      <ContactHint text={form.note} hint={t('bid.contacts')} />
      <Attachments
        files={form.attachments}
        uploads={quote.uploads}
        onRemove={(id) =>
          change((before) => ({ ...before, attachments: before.attachments.filter((file) => file.id !== id) }))
        }
      />
    </>
  )
}
