import { CURRENCIES } from '@/contract/money.ts'
import type { Currency } from '@/contract/money.ts'
import { tenderEndpoints } from '@/contract/trade/tender/endpoints.ts'
import {
  checkEstimatePrice,
  estimateBases,
  estimatesWithout,
  isSameScope,
  typesOn,
} from '@/contract/trade/tender/evaluation/estimates.ts'
import type { OwnEstimate } from '@/contract/trade/tender/evaluation/schemas.ts'
import type { EstimateBasis } from '@/contract/trade/tender/evaluation/values.ts'
import type { TenderDetail } from '@/contract/trade/tender/schemas.ts'
import { FormDialog } from '@/forms/FormDialog.tsx'
import { useDialogAction } from '@/forms/useDialogAction.ts'
import { useForm } from '@/forms/useForm.ts'
import { useText } from '@/i18n/useText.ts'
import { useDict, useFreight } from '@/reference/useReferences.ts'
import { choicesOf } from '@/ui/choices.ts'
import { NumberField } from '@/ui/NumberField.tsx'
import { SelectField } from '@/ui/SelectField.tsx'

interface EstimateProps {
  tender: TenderDetail
  /** The charge that bids leave open. */
  code: string
  onClose: () => void
}

interface Values {
  /** Empty for all. */
  lane: string
  isoCode: string
  basis: EstimateBasis | undefined
  unitPrice: string
  currency: Currency
}

/** The figure that the values say; undefined without a unit. A type counts only where containers are the unit. */
function estimateOf(code: string, { lanes }: TenderDetail, values: Values): OwnEstimate | undefined {
  const laneNo = values.lane === '' ? undefined : Number(values.lane)
  const bases = estimateBases(lanes, laneNo)
  const basis = bases.find((one) => one === values.basis) ?? bases[0]
  const isType = basis === 'PER_CONTAINER' && typesOn(lanes, laneNo).includes(values.isoCode)
  return (
    basis && {
      code,
      ...(laneNo !== undefined && { laneNo }),
      ...(isType && { isoCode: values.isoCode }),
      basis,
      unitPrice: values.unitPrice.trim(),
      currency: values.currency,
    }
  )
}

/** Asks for what a charge will cost by the publisher's own judgement, for all lanes and types or for one of them. */
export function EstimateDialog({ tender, code, onClose }: EstimateProps) {
  const t = useText()
  const { boxCode, chargeName, charges } = useFreight()
  const { labelOf } = useDict('charge_basis')
  const { id, version, lanes, evaluation } = tender
  const known = (evaluation?.estimates ?? []).filter((one) => one.code === code)
  const kept = known.find((one) => isSameScope(one, { code })) ?? known[0]
  const action = useDialogAction(tenderEndpoints.saveEvaluation, {
    intent: `tender.evaluation:${id}`,
    done: t('comparison.estimate.done'),
    onClose,
  })
  const usual = charges.find((charge) => charge.code === code)?.basis
  const first: Values = {
    lane: String(kept?.laneNo ?? ''),
    isoCode: kept?.isoCode ?? '',
    basis: kept?.basis ?? estimateBases(lanes).find((basis) => basis === usual),
    unitPrice: kept?.unitPrice ?? '',
    currency: kept?.currency ?? tender.compareCurrency,
  }
  const form = useForm({
    first,
    action,
    check: ({ unitPrice }) => checkEstimatePrice(unitPrice.trim()),
    request: (values) => {
      const estimate = estimateOf(code, tender, values)
      if (!estimate) return undefined
      const estimates = [...estimatesWithout(evaluation?.estimates, estimate, lanes), estimate]
      return { id, version, waivers: evaluation?.waivers ?? [], estimates }
    },
  })
  const shown = estimateOf(code, tender, form.values)
  const types = typesOn(lanes, shown?.laneNo)
  return (
    <FormDialog
      form={form}
      title={t('comparison.estimate.title', { charge: `${code} ${chargeName(code)}` })}
      submitText={t('comparison.estimate.save')}
      onClose={onClose}
    >
      <p>{t('comparison.estimate.text')}</p>
      {lanes.length > 1 && (
        <SelectField
          {...form.field('lane')}
          label={t('comparison.control.lane')}
          none={t('comparison.control.laneAll')}
          options={lanes.map(({ laneNo, pol, pod }) => ({
            value: String(laneNo),
            label: `${t('comparison.control.laneNo', { no: laneNo })} ${pol}→${pod ?? ''}`,
          }))}
        />
      )}
      <SelectField<EstimateBasis>
        name="basis"
        label={t('comparison.sheet.basis')}
        value={shown?.basis ?? 'PER_SHIPMENT'}
        onChange={(basis) => form.set({ basis })}
        options={choicesOf(estimateBases(lanes, shown?.laneNo), labelOf)}
      />
      {shown?.basis === 'PER_CONTAINER' && types.length > 1 && (
        <SelectField
          {...form.field('isoCode')}
          value={shown.isoCode ?? ''}
          label={t('comparison.sheet.box')}
          none={t('comparison.estimate.allTypes')}
          options={choicesOf(types, boxCode)}
        />
      )}
      <NumberField {...form.number('unitPrice')} label={t('comparison.sheet.unitPrice')} isRequired />
      <SelectField {...form.field('currency')} label={t('comparison.sheet.currency')} options={choicesOf(CURRENCIES)} />
    </FormDialog>
  )
}
