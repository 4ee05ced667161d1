import { useMemo } from 'react'
import { priceAlertEndpoints } from '@/contract/market/alert/endpoints.ts'
import { checkAlert } from '@/contract/market/alert/rules.ts'
import type { AlertInput } from '@/contract/market/alert/rules.ts'
import type { PriceAlert } from '@/contract/market/alert/schemas.ts'
import { ALERT_KINDS, ALERT_QUIET_DAYS } from '@/contract/market/alert/values.ts'
import type { AlertKind } from '@/contract/market/alert/values.ts'
import { FormDialog } from '@/forms/FormDialog.tsx'
import { useDialogAction } from '@/forms/useDialogAction.ts'
import { useForm } from '@/forms/useForm.ts'
import { useText } from '@/i18n/useText.ts'
import { useFreight } from '@/reference/useReferences.ts'
import { choicesOf } from '@/ui/choices.ts'
import { NumberField } from '@/ui/NumberField.tsx'
import { PortCombobox } from '@/ui/PortCombobox.tsx'
import { SelectField } from '@/ui/SelectField.tsx'
import { AlertLane } from './AlertLane.tsx'
import { PriceNow } from './PriceNow.tsx'
import './alert.css'

/** What an alert is proposed for. */
export interface ProposedLane {
  pol?: string | undefined
  pod?: string | undefined
  isoCode?: string | undefined
}

interface AlertDialogProps {
  /** The alert to change; its lane stays. Undefined: a new one. */
  alert?: PriceAlert | undefined
  lane?: ProposedLane | undefined
  onClose: () => void
}

interface AlertValues {
  pol: string
  pod: string
  isoCode: string
  kind: AlertKind
  amount: string
  pct: string
}

/** The usual container, and a drop that is worth a message. */
const USUAL_BOX = '45G1'
const USUAL_PCT = '10'

const inputOf = ({ pol, pod, isoCode, kind, amount, pct }: AlertValues): AlertInput => ({
  pol,
  pod,
  isoCode,
  kind,
  ...(kind === 'BELOW' ? { amount: amount.trim() } : { pct: pct.trim() === '' ? undefined : Number(pct) }),
})

/** Sets a price alert for a lane and container, or changes what one waits for; shows the price of today beside it. */
export function AlertDialog({ alert, lane = {}, onClose }: AlertDialogProps) {
  const t = useText()
  const action = useDialogAction(priceAlertEndpoints.save, {
    intent: `priceAlert.save:${alert?.id ?? 'new'}`,
    done: t('alert.done'),
    onClose,
  })
  const form = useForm<AlertValues, AlertInput & { id?: string }>({
    first: {
      pol: alert?.pol ?? lane.pol ?? '',
      pod: alert?.pod ?? lane.pod ?? '',
      isoCode: alert?.isoCode ?? lane.isoCode ?? USUAL_BOX,
      kind: alert?.kind ?? 'BELOW',
      amount: alert?.amount ?? '',
      pct: String(alert?.pct ?? USUAL_PCT),
    },
    action,
    check: (values) => checkAlert(inputOf(values)),
    request: (values) => ({ ...(alert && { id: alert.id }), ...inputOf(values) }),
  })
  const { kind } = form.values
  return (
    <FormDialog
      form={form}
      size="medium"
      title={t(alert ? 'alert.edit.title' : 'alert.new.title')}
      submitText={t('alert.save')}
      onClose={onClose}
    >
      {alert && <AlertLane lane={alert} />}
      <div className="ct-alert-fields">
        {!alert && <LaneFields form={form} />}
        <SelectField
          {...form.field('kind')}
          label={t('alert.kind')}
          options={choicesOf(ALERT_KINDS, (one) => t(`alert.kind.${one}`))}
        />
        {kind === 'BELOW' ? (
          <NumberField {...form.number('amount')} label={t('alert.amount')} inputMode="numeric" isRequired />
        ) : (
          <NumberField {...form.number('pct')} label={t('alert.pct')} inputMode="numeric" isRequired />
        )}
      </div>
      <PriceNow input={inputOf(form.values)} />
      <p className="ct-dim">{t('alert.rule', { quiet: ALERT_QUIET_DAYS })}</p>
    </FormDialog>
  )
}

function LaneFields({ form }: { form: ReturnType<typeof useForm<AlertValues, AlertInput & { id?: string }>> }) {
  const t = useText()
  const { containerTypes, ports, data } = useFreight()
  const stations = data?.stations
  // Containers go between seaports and rail terminals; one that is both is in both lists.
  const places = useMemo(
    () => [...new Map([...(stations ?? []), ...ports].map((place) => [place.unlocode, place])).values()],
    [ports, stations],
  )
  const ends = [
    ['pol', 'alert.pol'],
    ['pod', 'alert.pod'],
  ] as const
  return (
    <>
      {ends.map(([name, label]) => {
        const { value, onChange, ...rest } = form.field(name)
        return (
          <PortCombobox
            key={name}
            {...rest}
            label={t(label)}
            options={places}
            isRequired
            value={value === '' ? null : value}
            onChange={(code) => onChange(code ?? '')}
          />
        )
      })}
      <SelectField
        {...form.field('isoCode')}
        label={t('alert.box')}
        options={containerTypes.map(({ isoCode, code }) => ({ value: isoCode, label: code }))}
      />
    </>
  )
}
