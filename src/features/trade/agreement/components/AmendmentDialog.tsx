import { useState } from 'react'
import { useServerNow } from '@/api/useServerNow.ts'
import { NOTE_MAX } from '@/contract/limits.ts'
import { marketDay } from '@/contract/marketDay.ts'
import { checkAmendment, mayAmend } from '@/contract/trade/agreement/amendment/rules.ts'
import { agreementEndpoints } from '@/contract/trade/agreement/endpoints.ts'
import type { AgreementDetail, AgreementLane } from '@/contract/trade/agreement/schemas.ts'
import { AMENDMENT_ANSWER_DAYS } from '@/contract/trade/agreement/values.ts'
import { FormDialog } from '@/forms/FormDialog.tsx'
import { useDialogAction } from '@/forms/useDialogAction.ts'
import { useForm, type Form } from '@/forms/useForm.ts'
import { useText } from '@/i18n/useText.ts'
import { LaneText } from '@/reference/LaneText.tsx'
import { useFreight } from '@/reference/useReferences.ts'
import { CertifiedButton } from '@/session/CertifiedButton.tsx'
import { CheckBox } from '@/ui/CheckBox.tsx'
import { DateField } from '@/ui/DateField.tsx'
import { NumberField } from '@/ui/NumberField.tsx'
import { TextAreaField } from '@/ui/TextAreaField.tsx'
import { amendingOf, amendmentOf, boxFields, keptField, lanesToAmend, priceFields } from '../amendment.ts'
import { suggestedDay, textOf, type AmendmentField, type AmendmentForm } from '../amendment.ts'
import { versionOf } from '../ending.ts'

const MINUTE_MS = 60_000

/** Either side proposes other terms; nothing while a proposal waits, or the agreement is not in force. */
export function AmendmentAction({ agreement }: { agreement: AgreementDetail }) {
  const t = useText()
  const [isAsking, setAsking] = useState(false)
  const today = marketDay(useServerNow(MINUTE_MS))
  if (!mayAmend(amendingOf(agreement), today) || lanesToAmend(agreement, today).length === 0) return null
  return (
    <>
      <CertifiedButton action="listing.book" onClick={() => setAsking(true)}>
        {t('agreement.amendment.propose')}
      </CertifiedButton>
      {isAsking && <AmendmentDialog agreement={agreement} onClose={() => setAsking(false)} />}
    </>
  )
}

/** Proposal of other containers, allocations, and perhaps prices. */
function AmendmentDialog({ agreement, onClose }: { agreement: AgreementDetail; onClose: () => void }) {
  const t = useText()
  // The day stays while the form is open.
  const [now] = useState(useServerNow(0))
  const today = marketDay(now)
  const { id } = agreement
  const lanes = lanesToAmend(agreement, today)
  const action = useDialogAction(agreementEndpoints.amend, {
    intent: `agreement.amend:${id}`,
    done: t('agreement.amendment.sent', { days: AMENDMENT_ANSWER_DAYS }),
    onClose,
  })
  type Body = Parameters<typeof action.run>[0]
  const form = useForm<AmendmentForm, Body>({
    first: { typed: {}, from: suggestedDay(agreement, today), isRepriced: false, note: '' },
    action,
    check: (values) => checkAmendment(amendmentOf(agreement, values, today), { lanes, terms: agreement, today }),
    request: (values) => ({
      ...(amendmentOf(agreement, values, today) as Pick<Body, 'from' | 'boxes' | 'allocations' | 'prices'>),
      id,
      version: versionOf(agreement),
      note: values.note.trim(),
    }),
  })
  const { values } = form
  return (
    <FormDialog
      form={form}
      size="medium"
      title={t('agreement.amendment.title')}
      submitText={t('agreement.renewal.send')}
      onClose={onClose}
    >
      <p>{t('agreement.amendment.text', { days: AMENDMENT_ANSWER_DAYS })}</p>
      <div data-field="boxes" tabIndex={-1}>
        {lanes.map((lane) => (
          <QuantityFields key={lane.laneNo} lane={lane} form={form} isOnly={lanes.length === 1} />
        ))}
        {form.errorOf('boxes') && <p role="alert">{form.errorOf('boxes')}</p>}
      </div>
      <CheckBox
        label={t('agreement.amendment.reprice')}
        checked={values.isRepriced}
        onChange={(event) => form.set({ isRepriced: event.target.checked })}
      />
      {values.isRepriced && (
        <div data-field="prices" tabIndex={-1}>
          {lanes.map((lane) => (
            <PriceFields key={lane.laneNo} agreement={agreement} lane={lane} form={form} isOnly={lanes.length === 1} />
          ))}
          {form.errorOf('prices') && <p role="alert">{form.errorOf('prices')}</p>}
        </div>
      )}
      <DateField
        {...form.field('from')}
        label={t('agreement.history.from')}
        isRequired
        hint={t('agreement.amendment.from.hint')}
      />
      <TextAreaField {...form.text('note')} label={t('agreement.note')} rows={2} maxLength={NOTE_MAX} />
    </FormDialog>
  )
}

interface PartProps {
  lane: AgreementLane
  form: Form<AmendmentForm>
  isOnly: boolean
}

function QuantityFields({ lane, form, isOnly }: PartProps) {
  const t = useText()
  const { boxCode } = useFreight()
  const kept = keptField(lane, form.values.from)
  return (
    <div className="ct-agreement-part">
      {!isOnly && <LaneText pol={lane.pol} pod={lane.pod} />}
      <div className="ct-agreement-fields">
        {boxFields(lane).map((field) => (
          <OneField
            key={field.name}
            form={form}
            field={field}
            label={t('agreement.amendment.qty', { box: boxCode(field.quantity.isoCode) })}
            hint={t('agreement.amendment.used', { n: field.quantity.requested + field.quantity.confirmed })}
          />
        ))}
        {kept && (
          <OneField
            form={form}
            field={kept}
            label={t('agreement.amendment.kept', { period: lane.allocation?.period ?? 'WEEK' })}
            hint={t('agreement.amendment.kept.hint')}
          />
        )}
      </div>
    </div>
  )
}

function PriceFields({ agreement, lane, form, isOnly }: PartProps & { agreement: AgreementDetail }) {
  const { chargeName, boxCode } = useFreight()
  return (
    <div className="ct-agreement-part">
      {!isOnly && <LaneText pol={lane.pol} pod={lane.pod} />}
      <div className="ct-agreement-fields">
        {priceFields(agreement, lane, form.values.from).map((field) => {
          const { code, isoCode, basis, currency } = field.line
          const unit = basis.startsWith('PERCENT') ? '%' : currency
          const label = `${[code, chargeName(code), boxCode(isoCode)].filter(Boolean).join(' ')} (${unit})`
          return <OneField key={field.name} form={form} field={field} label={label} isDecimal />
        })}
      </div>
    </div>
  )
}

interface OneProps {
  form: Form<AmendmentForm>
  field: AmendmentField
  label: string
  hint?: string
  isDecimal?: boolean
}

function OneField({ form, field, label, hint, isDecimal = false }: OneProps) {
  const { name } = field
  return (
    <NumberField
      name={name}
      label={label}
      hint={hint}
      inputMode={isDecimal ? 'decimal' : 'numeric'}
      value={textOf(form.values, field)}
      error={form.errorOf(name)}
      onValue={(text) => form.set((before) => ({ typed: { ...before.typed, [name]: text } }))}
    />
  )
}
