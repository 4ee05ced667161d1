import { use } from 'react'
import { CURRENCIES } from '@/contract/money.ts'
import { TENDER_TYPES, TRANSPORT_MODES } from '@/contract/trade/tender/values.ts'
import type { TransportMode } from '@/contract/trade/tender/values.ts'
import { useText } from '@/i18n/useText.ts'
import { useFitPlaces } from '@/reference/usePlaces.ts'
import { useDict, useFreight, useNameOf } from '@/reference/useReferences.ts'
import { plainNumber } from '@/shared/number.ts'
import { Button } from '@/ui/Button.tsx'
import { Field, TextField } from '@/ui/Field.tsx'
import { Section } from '@/ui/Card.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { choicesOf, knownOf } from '@/ui/choices.ts'
import { useSettling } from '@/ui/NumberField.tsx'
import { Select, SelectField } from '@/ui/SelectField.tsx'
import { GoodsPickerContext } from '../GoodsPickerContext.ts'
import type { CargoFill } from '../GoodsPickerContext.ts'
import { isAgreement } from '../outgoing.ts'
import { useIssue } from '../IssueContext.ts'
import { CheckAt, Group, NumberAt, SelectAt, TextAt } from './fields.tsx'
import { HsField } from './HsField.tsx'
import { Radios } from './Radios.tsx'
import { SpecialCargo } from './SpecialCargo.tsx'

const TYPE_NOTE = { SPOT: 'issue.type.SPOT', CONTRACT: 'issue.type.CONTRACT' } as const

/** Step 1: cargo and transport mode. */
export function CargoStep() {
  const t = useText()
  const nameOf = useNameOf()
  const { packageTypes } = useFreight()
  const types = useDict('tender_type')
  const { amending, form, update } = useIssue()
  const choose = use(GoodsPickerContext)
  const fill = ({ grossKg, ...named }: CargoFill) =>
    update((before) => {
      const cargo = before.draft.cargo ?? {}
      const weight = grossKg !== undefined && cargo.pieces ? totalKg(grossKg, cargo.pieces) : cargo.grossKg
      return { ...before, draft: { ...before.draft, cargo: { ...cargo, ...named, grossKg: weight } } }
    })
  return (
    <>
      <Section title={t('issue.section.basics')}>
        <Group>
          <ModeField />
          <TitleField />
        </Group>
        <Radios
          at="type"
          locked={amending && { reason: t('issue.amend.locked') }}
          options={TENDER_TYPES.map((value) => ({ value, label: types.labelOf(value), note: t(TYPE_NOTE[value]) }))}
        />
        {form.draft.type === 'CONTRACT' && (
          <Notice>
            {t(isAgreement(form.draft, amending) ? 'issue.type.CONTRACT.callOff' : 'issue.type.CONTRACT.one')}
          </Notice>
        )}
      </Section>
      <Section title={t('issue.section.cargo')} note={t('issue.section.cargo.note')} actions={choose?.(fill)}>
        <Group>
          <TextAt at="cargo.nameZh" isRequired />
          <TextAt at="cargo.nameEn" hint={t('issue.nameEn.hint')} />
          <HsField />
          <SelectAt
            at="cargo.packageType"
            isRequired
            options={packageTypes.map((type) => ({ value: type.code, label: nameOf(type) }))}
          />
          <NumberAt at="cargo.pieces" isRequired inputMode="numeric" />
          <NumberAt at="cargo.grossKg" isRequired isDecimal />
          <NumberAt at="cargo.cbm" isRequired isDecimal />
          <ValueFields />
        </Group>
        <div className="ct-issue-checks">
          <CheckAt at="cargo.stackable" />
        </div>
      </Section>
      <SpecialCargo />
    </>
  )
}

/** Total weight of the pieces in kg, rounded to the gram. */
const totalKg = (pieceKg: string, pieces: number): string => String(Math.round(Number(pieceKg) * pieces * 1000) / 1000)

/** Usual place of delivery: freight station for loose cargo, container yard for containers. */
const usualHandover = (mode: TransportMode | undefined): 'CFS' | 'CY' => (mode === 'LCL' ? 'CFS' : 'CY')

function ModeField() {
  const t = useText()
  const { form, update, errorOf, amending } = useIssue()
  const modes = useDict('transport_mode')
  const fitPlaces = useFitPlaces()
  const choose = (mode: TransportMode) =>
    update((before) => {
      const usual = usualHandover(before.draft.mode)
      const handover = usualHandover(mode)
      // The place of delivery follows the mode if it still had the default of the previous mode.
      const lanes = before.draft.lanes?.map((lane) => ({
        ...fitPlaces(lane, mode),
        ...(lane.receiptType === usual && { receiptType: handover }),
        ...(lane.deliveryType === usual && { deliveryType: handover }),
      }))
      return { ...before, draft: { ...before.draft, mode, lanes } }
    })
  return (
    <SelectField
      name="mode"
      label={t('issue.field.mode')}
      isRequired
      error={errorOf('mode')}
      disabled={amending !== undefined}
      hint={amending && t('issue.amend.locked')}
      value={form.draft.mode ?? 'FCL'}
      onChange={choose}
      options={knownOf(modes.items, TRANSPORT_MODES)}
    />
  )
}

function TitleField() {
  const t = useText()
  const { form, proposals, update, errorOf } = useIssue()
  return (
    <div className="ct-issue-title">
      <TextField
        name="title"
        label={t('issue.field.title')}
        hint={t(form.autoTitle ? 'issue.title.auto' : 'issue.title.own')}
        error={errorOf('title')}
        value={form.autoTitle ? proposals.title : (form.draft.title ?? '')}
        onChange={(event) => {
          const title = event.target.value
          update((before) => ({ ...before, autoTitle: false, draft: { ...before.draft, title } }))
        }}
      />
      {!form.autoTitle && (
        <Button
          size="small"
          variant="quiet"
          onClick={() =>
            update((before) => ({ ...before, autoTitle: true, draft: { ...before.draft, title: undefined } }))
          }
        >
          {t('issue.title.back')}
        </Button>
      )}
    </div>
  )
}

function ValueFields() {
  const t = useText()
  const { form, set, errorOf } = useIssue()
  const { value } = form.draft.cargo ?? {}
  const setAmount = (amount: string) => set('cargo.value', { currency: value?.currency ?? 'USD', amount })
  const settling = useSettling(value?.amount ?? '', setAmount)
  return (
    <Field label={t('issue.field.value')} hint={t('issue.value.hint')} error={errorOf('cargo.value.amount')}>
      {(control) => (
        <span className="ct-issue-money">
          <Select
            control={{ 'aria-label': t('issue.field.valueCurrency') }}
            name="cargo.value.currency"
            value={value?.currency ?? 'USD'}
            onChange={(currency) => set('cargo.value', { ...value, currency })}
            options={choicesOf(CURRENCIES)}
          />
          <input
            {...control}
            className="ct-input"
            name="cargo.value.amount"
            inputMode="decimal"
            autoComplete="off"
            value={value?.amount ?? ''}
            onChange={(event) => setAmount(plainNumber(event.target.value))}
            {...settling}
          />
        </span>
      )}
    </Field>
  )
}
