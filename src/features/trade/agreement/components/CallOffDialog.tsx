import { useState } from 'react'
import { hasCode } from '@/api/errors.ts'
import { useServerNow } from '@/api/useServerNow.ts'
import { BUSINESS_CODES } from '@/contract/envelope.ts'
import { NOTE_MAX } from '@/contract/limits.ts'
import { bookingEndpoints } from '@/contract/market/booking/endpoints.ts'
import { checkBookedGoods } from '@/contract/market/booking/shipment/rules.ts'
import { overAllocation } from '@/contract/trade/agreement/allocation.ts'
import { checkCallOff, firstEtd } from '@/contract/trade/agreement/callOff.ts'
import type { AgreementDetail, AgreementLane } from '@/contract/trade/agreement/schemas.ts'
import { FormDialog } from '@/forms/FormDialog.tsx'
import { useDialogAction } from '@/forms/useDialogAction.ts'
import { useForm } from '@/forms/useForm.ts'
import { useLocale } from '@/i18n/LocaleProvider.tsx'
import { useText } from '@/i18n/useText.ts'
import { useFreight } from '@/reference/useReferences.ts'
import { marketDay } from '@/contract/marketDay.ts'
import { CheckBox } from '@/ui/CheckBox.tsx'
import { DateField } from '@/ui/DateField.tsx'
import { LazySection } from '@/ui/LazySection.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { NumberField } from '@/ui/NumberField.tsx'
import { SkeletonBlock } from '@/ui/Skeleton.tsx'
import { SelectField } from '@/ui/SelectField.tsx'
import { TextAreaField } from '@/ui/TextAreaField.tsx'
import { allocationDays, boxesOf, calledOffOf, fieldOf, firstCargo, goodsIn, wholeGoods, wishOf } from '../wish.ts'
import type { WishForm } from '../wish.ts'
import { CallOffPrice } from './CallOffPrice.tsx'

const loadGoods = async () => (await import('./GoodsFields.tsx')).GoodsFields

interface DialogProps {
  agreement: AgreementDetail
  onClose: () => void
}

/** Calls off containers of a lane: says at once what is left, what it costs and what the allocation covers. */
export function CallOffDialog({ agreement, onClose }: DialogProps) {
  const t = useText()
  const { locale } = useLocale()
  const { boxCode } = useFreight()
  // The day stays while the form is open.
  const [now] = useState(useServerNow())
  const today = marketDay(now)
  const { lanes, term } = agreement
  const callOffs = calledOffOf(agreement.callOffs)
  const laneOf = ({ laneNo }: WishForm): AgreementLane | undefined => lanes.find((one) => String(one.laneNo) === laneNo)
  const action = useDialogAction(bookingEndpoints.request, {
    intent: `agreement.callOff:${agreement.id}`,
    done: t('agreement.callOff.done', { hours: term.confirmHours }),
    onClose,
    silent: true,
  })
  const open = lanes.find(({ quantities }) => quantities.some(({ remaining }) => remaining > 0)) ?? lanes[0]
  const form = useForm<WishForm, Parameters<typeof action.run>[0]>({
    first: {
      laneNo: String(open?.laneNo ?? ''),
      boxes: {},
      etd: open ? firstEtd({ lane: open, leadDays: term.leadDays, today }) : '',
      readyDate: '',
      blCount: String(open?.blPerBooking ?? 1),
      note: '',
      cargo: firstCargo(agreement, locale),
      weights: {},
      isPrepaid: false,
    },
    action,
    isSilent: true,
    check: (values) => {
      const lane = laneOf(values)
      if (!lane) return [{ field: 'laneNo', code: 'required' }]
      const facts = { items: boxesOf(values, lane), mode: agreement.mode }
      const goods = checkBookedGoods(goodsIn(values, agreement, lane), facts)
      const found = checkCallOff(wishOf(values, lane), {
        lane,
        leadDays: term.leadDays,
        overPct: term.overPct,
        callOffs,
        today,
      })
      return [...found, ...goods].map(({ params, ...one }) => ({
        ...one,
        params: typeof params?.['box'] === 'string' ? { ...params, box: boxCode(params['box']) } : (params ?? {}),
      }))
    },
    request: (values) => {
      const lane = laneOf(values)
      const { boxes, etd, readyDate, blCount } = lane ? wishOf(values, lane) : {}
      if (!lane || !boxes || !etd || !readyDate || !blCount) return undefined
      return {
        agreementId: agreement.id,
        laneNo: lane.laneNo,
        boxes,
        etd,
        readyDate,
        blCount,
        note: values.note.trim(),
        ...wholeGoods(goodsIn(values, agreement, lane)),
        ...(values.isPrepaid && { prepaid: true }),
      }
    },
  })
  const { values } = form
  const lane = laneOf(values)
  return (
    <FormDialog
      form={form}
      size="medium"
      variant="accent"
      title={t('agreement.callOff.title')}
      submitText={t('agreement.callOff.send')}
      onClose={onClose}
    >
      <p>{t('agreement.callOff.lead', { days: term.leadDays, hours: term.confirmHours })}</p>
      {lanes.length > 1 && <LaneField lanes={lanes} field={form.field('laneNo')} />}
      <div className="ct-agreement-fields">
        {lane?.quantities.map(({ isoCode, remaining }) => (
          <NumberField
            key={isoCode}
            name={fieldOf(values, lane, isoCode)}
            label={t('agreement.callOff.qty', { box: boxCode(isoCode), remaining })}
            inputMode="numeric"
            value={values.boxes[isoCode] ?? ''}
            error={form.errorOf(fieldOf(values, lane, isoCode))}
            onValue={(text) => form.set({ boxes: { ...values.boxes, [isoCode]: text } })}
          />
        ))}
        <NumberField
          {...form.number('blCount')}
          label={t('agreement.callOff.blCount')}
          isRequired
          inputMode="numeric"
        />
        <DateField
          {...form.field('etd')}
          label={t('agreement.callOff.etd')}
          isRequired
          hint={lane && t('agreement.callOff.period', { from: lane.validFrom, to: lane.validTo })}
        />
        <DateField {...form.field('readyDate')} label={t('agreement.callOff.ready')} isRequired />
      </div>
      {lane && (
        <LazySection
          load={loadGoods}
          texts="cargo"
          placeholder={<SkeletonBlock height={200} />}
          props={{ agreement, lane, form }}
        />
      )}
      <TextAreaField {...form.text('note')} label={t('agreement.callOff.note')} rows={2} maxLength={NOTE_MAX} />
      {lane && <Over agreement={agreement} values={values} lane={lane} today={today} />}
      {(values.isPrepaid || hasCode(action.error, BUSINESS_CODES.creditShort)) && (
        <CheckBox
          label={t('agreement.callOff.prepaid')}
          checked={values.isPrepaid}
          onChange={(event) => form.set({ isPrepaid: event.target.checked })}
        />
      )}
      {lane && <CallOffPrice agreement={agreement} lane={lane} wish={wishOf(values, lane)} />}
    </FormDialog>
  )
}

interface LaneFieldProps {
  lanes: readonly AgreementLane[]
  field: { name: string; value: string; error: string | undefined; onChange: (value: string) => void }
}

function LaneField({ lanes, field }: LaneFieldProps) {
  const t = useText()
  const { portName } = useFreight()
  const options = lanes.map(({ laneNo, pol, pod }) => ({
    value: String(laneNo),
    label: [pol, pod].flatMap((code) => (code ? [portName(code)] : [])).join(' – '),
  }))
  return <SelectField {...field} label={t('agreement.lane')} isRequired options={options} />
}

interface OverProps {
  agreement: AgreementDetail
  values: WishForm
  lane: AgreementLane
  today: string
}

/** The seller may refuse without fault what is beyond the allocation; it can be asked for all the same. */
function Over({ agreement, values, lane, today }: OverProps) {
  const t = useText()
  const { boxes, etd } = wishOf(values, lane)
  const { allocation } = lane
  if (!etd || boxes.length === 0 || !allocation) return null
  const over = overAllocation({ boxes, etd }, lane, calledOffOf(agreement.callOffs), allocationDays(agreement, today))
  if (!over) return null
  const { own, carried, askBy = '', isReleased } = over
  return (
    <Notice tone="warn">
      {isReleased
        ? t('agreement.callOff.released', { day: askBy, period: allocation.period })
        : t(`agreement.callOff.over.${allocation.period}`, { count: own + carried })}
    </Notice>
  )
}
