import { CURRENCIES } from '@/contract/money.ts'
import { TRANSPORT_MODES } from '@/contract/trade/tender/values.ts'
import { USER_TYPES } from '@/contract/userType.ts'
import { useText } from '@/i18n/useText.ts'
import { useDict, useFreight } from '@/reference/useReferences.ts'
import { Button } from '@/ui/Button.tsx'
import { CheckBox } from '@/ui/CheckBox.tsx'
import { choicesOf } from '@/ui/choices.ts'
import { Money } from '@/ui/Money.tsx'
import { NumberField } from '@/ui/NumberField.tsx'
import { PortCombobox } from '@/ui/PortCombobox.tsx'
import { SelectField } from '@/ui/SelectField.tsx'
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
  return (
    <div className="ct-batch-grid">
      <SelectField
        label={t('batch.trial.mode')}
        value={order.mode}
        onChange={(mode) => set('mode', mode)}
        options={choicesOf(TRANSPORT_MODES, modeName)}
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
      <SelectField
        label={t('batch.trial.box')}
        value={order.isoCode}
        onChange={(isoCode) => set('isoCode', isoCode)}
        none={t('batch.trial.unset')}
        options={containerTypes.map(({ isoCode, code }) => ({ value: isoCode, label: code }))}
      />
      <SelectField
        label={t('batch.trial.carrier')}
        value={order.carrier}
        onChange={(carrier) => set('carrier', carrier)}
        none={t('batch.trial.unset')}
        options={carriers.map(({ scac }) => ({ value: scac, label: carrierName(scac) }))}
      />
      <SelectField
        label={t('batch.trial.buyer')}
        value={String(order.buyerType)}
        onChange={(type) => set('buyerType', USER_TYPES.find((one) => String(one) === type) ?? order.buyerType)}
        options={USER_TYPES.map((type) => ({ value: String(type), label: t(`common.userType.${type}`) }))}
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
          <SelectField
            label={t('batch.trial.line', { no: index + 1 })}
            value={line.code}
            onChange={(code) => put(index, { code })}
            options={codes}
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
        <SelectField
          label={t('common.currency')}
          value={order.currency}
          onChange={(currency) => onOrder({ ...order, currency })}
          options={choicesOf(CURRENCIES)}
        />
        <strong>
          {t('batch.trial.sum')} <Money value={grossOf(order)} />
        </strong>
      </div>
    </fieldset>
  )
}
