import { useState } from 'react'
import { useServerNow } from '@/api/useServerNow.ts'
import { NOTE_MAX } from '@/contract/limits.ts'
import { marketDay } from '@/contract/marketDay.ts'
import { openAmendment } from '@/contract/trade/agreement/amendment/rules.ts'
import { agreementEndpoints } from '@/contract/trade/agreement/endpoints.ts'
import {
  boxField,
  checkRenewal,
  mayPropose,
  priceField,
  renewalEnds,
  renewalStart,
} from '@/contract/trade/agreement/renewal/rules.ts'
import type { AgreementDetail, AgreementLane } from '@/contract/trade/agreement/schemas.ts'
import { RENEWAL_ANSWER_DAYS } from '@/contract/trade/agreement/values.ts'
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
import { amendingOf } from '../amendment.ts'
import { versionOf } from '../ending.ts'
import { boxesText, lanesToRenew, priceText, renewalOf, renewingOf, repriceable, suggestedBoxes } from '../renewal.ts'
import type { RenewalForm } from '../renewal.ts'

const MINUTE_MS = 60_000

/** Either side proposes a renewal; nothing while it is not the time, or one waits for its answer. */
export function RenewalAction({ agreement }: { agreement: AgreementDetail }) {
  const t = useText()
  const [isAsking, setAsking] = useState(false)
  const today = marketDay(useServerNow(MINUTE_MS))
  if (!mayPropose(renewingOf(agreement), today) || lanesToRenew(agreement).length === 0) return null
  // One proposal at a time.
  if (openAmendment(amendingOf(agreement), today)) return null
  return (
    <>
      <CertifiedButton action="listing.book" onClick={() => setAsking(true)}>
        {t('agreement.renewal.propose')}
      </CertifiedButton>
      {isAsking && <RenewalDialog agreement={agreement} onClose={() => setAsking(false)} />}
    </>
  )
}

/** Proposal of a new period: its end, its containers, and perhaps other prices. */
function RenewalDialog({ agreement, onClose }: { agreement: AgreementDetail; onClose: () => void }) {
  const t = useText()
  // The day stays while the form is open.
  const [now] = useState(useServerNow(0))
  const today = marketDay(now)
  const { id, validTo } = agreement
  const lanes = lanesToRenew(agreement)
  const ends = renewalEnds({ validTo, today })
  const action = useDialogAction(agreementEndpoints.renew, {
    intent: `agreement.renew:${id}`,
    done: t('agreement.renewal.sent', { days: RENEWAL_ANSWER_DAYS }),
    onClose,
  })
  const form = useForm<RenewalForm, Parameters<typeof action.run>[0]>({
    first: { validTo: ends.to, boxes: {}, isRepriced: false, prices: {}, note: '' },
    action,
    check: (values) => checkRenewal(renewalOf(agreement, values), { lanes, terms: agreement, validTo, today }),
    request: (values) => {
      const { lanes: parts = [], prices = [] } = renewalOf(agreement, values)
      return {
        id,
        version: versionOf(agreement),
        validTo: values.validTo,
        lanes: parts as Parameters<typeof action.run>[0]['lanes'],
        prices: prices as Parameters<typeof action.run>[0]['prices'],
        note: values.note.trim(),
      }
    },
  })
  const { values } = form
  return (
    <FormDialog
      form={form}
      size="medium"
      title={t('agreement.renewal.title')}
      submitText={t('agreement.renewal.send')}
      onClose={onClose}
    >
      <p>{t('agreement.renewal.text', { day: renewalStart(agreement), days: RENEWAL_ANSWER_DAYS })}</p>
      <DateField
        {...form.field('validTo')}
        label={t('agreement.renewal.end')}
        isRequired
        hint={t('agreement.renewal.ends', ends)}
      />
      <div data-field="lanes" tabIndex={-1}>
        {lanes.map((lane) => (
          <BoxFields key={lane.laneNo} agreement={agreement} lane={lane} form={form} isOnly={lanes.length === 1} />
        ))}
        {form.errorOf('lanes') && <p role="alert">{form.errorOf('lanes')}</p>}
      </div>
      <CheckBox
        label={t('agreement.renewal.reprice')}
        checked={values.isRepriced}
        onChange={(event) => form.set({ isRepriced: event.target.checked })}
      />
      {values.isRepriced &&
        lanes.map((lane) => (
          <PriceFields key={lane.laneNo} agreement={agreement} lane={lane} form={form} isOnly={lanes.length === 1} />
        ))}
      <TextAreaField {...form.text('note')} label={t('agreement.note')} rows={2} maxLength={NOTE_MAX} />
    </FormDialog>
  )
}

interface PartProps {
  agreement: AgreementDetail
  lane: AgreementLane
  form: Form<RenewalForm>
  isOnly: boolean
}

function BoxFields({ agreement, lane, form, isOnly }: PartProps) {
  const t = useText()
  const { boxCode } = useFreight()
  const { laneNo } = lane
  return (
    <div className="ct-agreement-part">
      {!isOnly && <LaneText pol={lane.pol} pod={lane.pod} />}
      <div className="ct-agreement-fields">
        {suggestedBoxes(agreement, lane, form.values.validTo).map((box, index) => {
          const name = boxField(laneNo, box.isoCode)
          return (
            <NumberField
              key={box.isoCode}
              name={name}
              label={t('agreement.renewal.qty', { box: boxCode(box.isoCode), before: lane.boxes[index]?.qty ?? 0 })}
              inputMode="numeric"
              value={boxesText(form.values, laneNo, box)}
              error={form.errorOf(name)}
              onValue={(text) => form.set((before) => ({ boxes: { ...before.boxes, [name]: text } }))}
            />
          )
        })}
      </div>
    </div>
  )
}

function PriceFields({ agreement, lane, form, isOnly }: PartProps) {
  const { chargeName, boxCode } = useFreight()
  const { laneNo } = lane
  return (
    <div className="ct-agreement-part">
      {!isOnly && <LaneText pol={lane.pol} pod={lane.pod} />}
      <div className="ct-agreement-fields">
        {repriceable(agreement, lane).map((line) => {
          const name = priceField(laneNo, line)
          const { code, isoCode, basis, currency } = line
          const unit = basis.startsWith('PERCENT') ? '%' : currency
          return (
            <NumberField
              key={name}
              name={name}
              label={`${[code, chargeName(code), boxCode(isoCode)].filter(Boolean).join(' ')} (${unit})`}
              inputMode="decimal"
              value={priceText(form.values, laneNo, line)}
              error={form.errorOf(name)}
              onValue={(text) => form.set((before) => ({ prices: { ...before.prices, [name]: text } }))}
            />
          )
        })}
      </div>
    </div>
  )
}
