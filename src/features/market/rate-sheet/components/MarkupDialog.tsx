import { CURRENCIES } from '@/contract/money.ts'
import { rateSheetEndpoints } from '@/contract/market/rateSheet/endpoints.ts'
import { checkMarkup } from '@/contract/market/rateSheet/rules.ts'
import type { Markup } from '@/contract/market/rateSheet/schemas.ts'
import { MARKUP_KINDS } from '@/contract/market/rateSheet/values.ts'
import { FormDialog } from '@/forms/FormDialog.tsx'
import { useDialogAction } from '@/forms/useDialogAction.ts'
import { useForm } from '@/forms/useForm.ts'
import { useText } from '@/i18n/useText.ts'
import { usePlaces } from '@/reference/usePlaces.ts'
import { useDict, useFreight } from '@/reference/useReferences.ts'
import { choicesOf } from '@/ui/choices.ts'
import { NumberField } from '@/ui/NumberField.tsx'
import { PortCombobox } from '@/ui/PortCombobox.tsx'
import { SelectField } from '@/ui/SelectField.tsx'
import { markupOf, valuesOf } from '../markupForm.ts'
import type { MarkupBody, MarkupValues } from '../markupForm.ts'
import { CustomerField } from './CustomerField.tsx'
import { MarkupExample } from './MarkupExample.tsx'

/** Props of `MarkupDialog`; without a mark-up it makes a new one. */
export interface MarkupDialogProps {
  markup?: Markup
  onClose: () => void
}

/** A mark-up: for whom, on what, and how much. */
export function MarkupDialog({ markup, onClose }: MarkupDialogProps) {
  const t = useText()
  const { labelOf } = useDict('markup_kind')
  const { charges, chargeName, containerTypes } = useFreight()
  const places = usePlaces(undefined)
  const action = useDialogAction(rateSheetEndpoints.saveMarkup, {
    intent: `rateSheet.saveMarkup:${markup?.id ?? 'new'}`,
    done: t('rateSheet.markup.saved'),
    onClose,
  })
  const form = useForm<MarkupValues, MarkupBody>({
    first: valuesOf(markup),
    action,
    check: (values) => checkMarkup(markupOf(values, markup?.id)),
    request: (values) => markupOf(values, markup?.id),
  })
  const { kind } = form.values
  return (
    <FormDialog
      form={form}
      size="medium"
      title={t(markup ? 'rateSheet.markup.edit' : 'rateSheet.markup.add')}
      submitText={t('rateSheet.markup.save')}
      onClose={onClose}
    >
      <CustomerField {...form.field('customerId')} label={t('rateSheet.markup.customer')} first={markup?.customer} />
      <div className="ct-rates-fields">
        <PortCombobox
          {...form.field('pol')}
          label={t('rateSheet.markup.pol')}
          placeholder={t('rateSheet.markup.lane.any')}
          options={places}
        />
        <PortCombobox
          {...form.field('pod')}
          label={t('rateSheet.markup.pod')}
          placeholder={t('rateSheet.markup.lane.any')}
          options={places}
        />
        <SelectField
          {...form.field('code')}
          label={t('rateSheet.markup.charge')}
          none={t('rateSheet.markup.charge.any')}
          options={charges.map(({ code }) => ({ value: code, label: chargeName(code) }))}
        />
        <SelectField
          {...form.field('isoCode')}
          label={t('rateSheet.markup.box')}
          none={t('rateSheet.markup.box.any')}
          options={containerTypes.map(({ isoCode, code }) => ({ value: isoCode, label: code }))}
        />
        <SelectField
          {...form.field('kind')}
          label={t('rateSheet.markup.kind')}
          options={choicesOf(MARKUP_KINDS, labelOf)}
        />
        <NumberField {...form.number('value')} label={t(`rateSheet.markup.value.${kind}`)} isRequired />
        <SelectField
          {...form.field('currency')}
          label={t('rateSheet.markup.currency')}
          none={t('rateSheet.markup.currency.any')}
          options={choicesOf(CURRENCIES)}
        />
        <NumberField
          {...form.number('step')}
          label={t('rateSheet.markup.step')}
          hint={t('rateSheet.markup.step.hint')}
        />
        <NumberField
          {...form.number('floor')}
          label={t('rateSheet.markup.floor')}
          hint={t('rateSheet.markup.floor.hint')}
        />
      </div>
      <MarkupExample body={markupOf(form.values, undefined)} />
    </FormDialog>
  )
}
