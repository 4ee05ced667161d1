import { useState } from 'react'
import { useServerNow } from '@/api/useServerNow.ts'
import { agreementEndpoints } from '@/contract/trade/agreement/endpoints.ts'
import { canFloat, checkNotice, firstNoticeDay, noticeCurrencies } from '@/contract/trade/agreement/floating.ts'
import { isEnded } from '@/contract/trade/agreement/lifecycle.ts'
import type { NoticeTerms } from '@/contract/trade/agreement/notice/schemas.ts'
import type { AgreementDetail } from '@/contract/trade/agreement/schemas.ts'
import { NOTICE_KINDS, OBJECTION_DAYS } from '@/contract/trade/agreement/values.ts'
import type { NoticeKind } from '@/contract/trade/agreement/values.ts'
import { noticeDaysOf } from '@/contract/trade/tender/term/values.ts'
import { FormDialog } from '@/forms/FormDialog.tsx'
import { useDialogAction } from '@/forms/useDialogAction.ts'
import { useForm } from '@/forms/useForm.ts'
import { useText } from '@/i18n/useText.ts'
import { useDict, useFreight } from '@/reference/useReferences.ts'
import { marketDay } from '@/contract/marketDay.ts'
import { Button } from '@/ui/Button.tsx'
import { CheckBox } from '@/ui/CheckBox.tsx'
import { DateField } from '@/ui/DateField.tsx'
import { NumberField } from '@/ui/NumberField.tsx'
import { SelectField } from '@/ui/SelectField.tsx'
import { versionOf } from '../ending.ts'

/** The seller changes a price that floats; nothing if none does, or the agreement has ended. */
export function NoticeAction({ agreement }: { agreement: AgreementDetail }) {
  const t = useText()
  const [isAsking, setAsking] = useState(false)
  const { side, status, term } = agreement
  if (side !== 'SELLER' || isEnded(status) || !term.floating) return null
  return (
    <>
      <Button onClick={() => setAsking(true)}>{t('agreement.notice')}</Button>
      {isAsking && <NoticeDialog agreement={agreement} onClose={() => setAsking(false)} />}
    </>
  )
}

/** Notice of another price: which charge and lanes, by how much, for departures from which day on. */
function NoticeDialog({ agreement, onClose }: { agreement: AgreementDetail; onClose: () => void }) {
  const t = useText()
  const { chargeName, portName } = useFreight()
  const kinds = useDict('notice_kind')
  // The day stays while the form is open.
  const [now] = useState(useServerNow(0))
  const today = marketDay(now)
  const { id, lanes, term, currency } = agreement
  const floating = term.floating ?? []
  const days = noticeDaysOf(term)
  const code = floating[0] ?? ''
  const first: NoticeTerms = {
    code,
    lanes: lanes.filter((lane) => canFloat(lane, code)).map(({ laneNo }) => laneNo),
    kind: 'INCREASE',
    amount: '',
    from: firstNoticeDay(today, 'INCREASE', days),
  }
  const action = useDialogAction(agreementEndpoints.notice, {
    intent: `agreement.notice:${id}`,
    done: t('agreement.notice.done'),
    onClose,
  })
  const form = useForm({
    first,
    action,
    check: (values) => checkNotice(values, { floating, lanes, terms: agreement, today, days }),
    request: (values) => ({ ...values, id, version: versionOf(agreement) }),
  })
  const { values } = form
  const units = noticeCurrencies(lanes, values, currency)
  const toggle = (laneNo: number, isOn: boolean) =>
    form.set((before) => ({ lanes: isOn ? [...before.lanes, laneNo] : before.lanes.filter((one) => one !== laneNo) }))
  return (
    <FormDialog
      form={form}
      size="medium"
      title={t('agreement.notice.title')}
      submitText={t('agreement.terminate.send')}
      onClose={onClose}
    >
      <p>{t('agreement.notice.text', { days, answer: OBJECTION_DAYS })}</p>
      <div className="ct-agreement-fields">
        <SelectField
          {...form.field('code')}
          label={t('agreement.charge')}
          isRequired
          options={floating.map((value) => ({ value, label: `${value} ${chargeName(value)}` }))}
        />
        <SelectField<NoticeKind>
          {...form.field('kind')}
          label={t('agreement.notice.kind')}
          isRequired
          options={NOTICE_KINDS.map((value) => ({ value, label: kinds.labelOf(value) }))}
        />
        <NumberField
          {...form.number('amount')}
          label={t('agreement.notice.amount', { currency: units.join(' / ') || currency })}
          isRequired
          inputMode="decimal"
        />
        <DateField
          {...form.field('from')}
          label={t('agreement.history.from')}
          isRequired
          hint={t('agreement.notice.first', { day: firstNoticeDay(today, values.kind, days) })}
        />
      </div>
      <fieldset className="ct-agreement-lanes" data-field="lanes" tabIndex={-1}>
        <legend>{t('agreement.lanes')}</legend>
        {lanes.map(({ laneNo, pol, pod }) => (
          <CheckBox
            key={laneNo}
            label={[pol, pod].flatMap((port) => (port ? [portName(port)] : [])).join(' – ')}
            checked={values.lanes.includes(laneNo)}
            onChange={(event) => toggle(laneNo, event.target.checked)}
          />
        ))}
        {form.errorOf('lanes') && <p role="alert">{form.errorOf('lanes')}</p>}
      </fieldset>
    </FormDialog>
  )
}
