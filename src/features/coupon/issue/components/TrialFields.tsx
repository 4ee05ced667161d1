import { CURRENCIES } from '@/contract/money.ts'
import { TRANSPORT_MODES } from '@/contract/trade/tender/values.ts'
import { USER_TYPES } from '@/contract/userType.ts'
import { useText } from '@/i18n/useText.ts'
import { useDict, useFreight } from '@/reference/useReferences.ts'
import type { Choice } from '@/reference/useReferences.ts'
import { Button } from '@/ui/Button.tsx'
import { CheckBox } from '@/ui/CheckBox.tsx'
import { SelectField } from '@/ui/Field.tsx'
import { Money } from '@/ui/Money.tsx'
import { NumberField } from '@/ui/NumberField.tsx'
import { PortCombobox } from '@/ui/PortCombobox.tsx'
import { grossOf } from '../simulate.ts'
import type { TrialOrder } from '../simulate.ts'

const MAX_LINES = 8

interface TrialProps {
  order: TrialOrder
  onOrder: (order: TrialOrder) => void
}

/** The trial order of the simulator. */
export function TrialFields({ order, onOrder }: TrialProps) {
  const t = useText()
  const { labelOf: modeName } = useDict('transport_mode')
  const { ports, containerTypes, carriers, carrierName } = useFreight()
  const set = <K extends keyof TrialOrder>(field: K, value: TrialOrder[K]) => onOrder({ ...order, [field]: value })
  const any = { value: '', label: t('batch.trial.unset') }
  return (
    <div className="ct-batch-grid">
      <Select
        label={t('batch.trial.mode')}
        value={order.mode}
        choices={TRANSPORT_MODES.map((value) => ({ value, label: modeName(value) }))}
        onChoice={(mode) => set('mode', TRANSPORT_MODES.find((one) => one === mode) ?? order.mode)}
      />
      {(['pol', 'pod'] as const).map((end) => (
        <PortCombobox
          key={end}
          label={t(`batch.trial.end.${end}`)}
          options={ports}
          value={order[end] || null}
          onChange={(code) => set(end, code ?? '')}
        />
      ))}
      <Select
        label={t('batch.trial.box')}
        value={order.isoCode}
        choices={[any, ...containerTypes.map(({ isoCode, code }) => ({ value: isoCode, label: code }))]}
        onChoice={(isoCode) => set('isoCode', isoCode)}
      />
      <Select
        label={t('batch.trial.carrier')}
        value={order.carrier}
        choices={[any, ...carriers.map(({ scac }) => ({ value: scac, label: carrierName(scac) }))]}
        onChoice={(carrier) => set('carrier', carrier)}
      />
      <Select
        label={t('batch.trial.buyer')}
        value={String(order.buyerType)}
        choices={USER_TYPES.map((type) => ({ value: String(type), label: t(`common.userType.${type}`) }))}
        onChoice={(type) => set('buyerType', USER_TYPES.find((one) => String(one) === type) ?? order.buyerType)}
      />
      <Lines order={order} onOrder={onOrder} />
      <CheckBox
        label={t('batch.trial.first')}
        checked={order.isFirst}
        onChange={(event) => set('isFirst', event.target.checked)}
      />
    </div>
  )
}

/** Lines of its bill with the total. */
function Lines({ order, onOrder }: TrialProps) {
  const t = useText()
  const { charges, chargeName } = useFreight()
  const { lines } = order
  const codes = charges
    .filter(({ group }) => group !== 'CONDITIONAL' && group !== 'OPTIONAL')
    .map(({ code }) => ({ value: code, label: chargeName(code) }))
  const free = codes.find(({ value }) => !lines.some((line) => line.code === value))
  const put = (index: number, patch: Partial<TrialOrder['lines'][number]>) =>
    onOrder({ ...order, lines: lines.map((line, at) => (at === index ? { ...line, ...patch } : line)) })
  return (
    <fieldset className="ct-batch-lines">
      <legend>{t('batch.trial.lines')}</legend>
      {lines.map((line, index) => (
        <div key={`${index}-${lines.length}`} className="ct-batch-line">
          <Select
            label={t('batch.trial.line', { no: index + 1 })}
            value={line.code}
            choices={codes}
            onChoice={(code) => put(index, { code })}
          />
          <NumberField
            label={t('batch.trial.amount', { no: index + 1 })}
            maxLength={12}
            value={line.amount}
            onValue={(amount) => put(index, { amount })}
          />
          {lines.length > 1 && (
            <Button
              variant="quiet"
              aria-label={t('batch.trial.removeLine', { no: index + 1 })}
              onClick={() => onOrder({ ...order, lines: lines.filter((_, at) => at !== index) })}
            >
              {t('common.action.remove')}
            </Button>
          )}
        </div>
      ))}
      <div className="ct-batch-sum">
        {free && lines.length < MAX_LINES && (
          <Button
            size="small"
            onClick={() => onOrder({ ...order, lines: [...lines, { code: free.value, amount: '' }] })}
          >
            {t('batch.trial.addLine')}
          </Button>
        )}
        <Select
          label={t('common.currency')}
          value={order.currency}
          choices={CURRENCIES.map((currency) => ({ value: currency, label: currency }))}
          onChoice={(code) => onOrder({ ...order, currency: CURRENCIES.find((one) => one === code) ?? order.currency })}
        />
        <strong>
          {t('batch.trial.sum')} <Money value={grossOf(order)} />
        </strong>
      </div>
    </fieldset>
  )
}

interface SelectProps {
  label: string
  value: string
  choices: readonly Choice[]
  onChoice: (value: string) => void
}

function Select({ label, value, choices, onChoice }: SelectProps) {
  return (
    <SelectField label={label} value={value} onChange={(event) => onChoice(event.target.value)}>
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </SelectField>
  )
}
