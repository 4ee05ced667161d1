import type { BoxDay } from '@/contract/money/order/agreedRate/values.ts'
import { unitRate } from '@/contract/money/order/agreedRate/rates.ts'
import { agreedOn, verdictOf } from '@/contract/money/order/agreedRate/verdict.ts'
import type { OrderLane } from '@/contract/money/order/schemas.ts'
import type { MessageId } from '@/i18n/ids.ts'
import { useText } from '@/i18n/useText.ts'
import { useDict, useFreight } from '@/reference/useReferences.ts'
import { CheckBox } from '@/ui/CheckBox.tsx'
import { DateField } from '@/ui/DateField.tsx'
import { NumberField } from '@/ui/NumberField.tsx'
import { SelectField } from '@/ui/SelectField.tsx'
import { agreeingOf } from '../agreeing.ts'
import { basisOf, countedBy, laneOf, lanesWithRate, neededDays, otherOf } from '../claim.ts'
import type { BasisForm } from '../claim.ts'
import type { OrderProps } from '../useOrderAct.ts'
import { AgreedParts, AgreedText } from './AgreedText.tsx'

const DAYS = {
  discharged: 'order.claim.discharged',
  pickedUp: 'order.claim.pickedUp',
  returned: 'order.claim.returned',
} as const satisfies Record<BoxDay, MessageId>

interface ClaimProps extends OrderProps {
  code: string
  /** The claimed amount as typed. */
  amount: string
  basis: BasisForm
  errorOf: (field: string) => string | undefined
  onLane: (laneNo: string) => void
  onChange: (part: Partial<BasisForm>) => void
}

/** What a charge with an agreed rate is calculated from: its lane, the days of the containers or a quantity. */
export function ClaimFields({ onLane, ...props }: ClaimProps) {
  const t = useText()
  const { portName } = useFreight()
  const { code, basis, order } = props
  const rated = lanesWithRate(code, order)
  const lane = laneOf(basis, order)
  if (rated.length === 0) return null
  const nameOf = ({ laneNo, pol, pod }: OrderLane): string =>
    `${t('order.ledger.lane', { no: laneNo })} ${[pol, pod].flatMap((one) => (one ? [portName(one)] : [])).join(' – ')}`
  return (
    <fieldset className="ct-order-claim">
      <legend>{t('order.claim')}</legend>
      {order.lanes.length > 1 && (
        <div className="ct-order-code">
          <SelectField
            name="basis.laneNo"
            label={t('order.claim.lane')}
            value={basis.laneNo}
            none={t('order.claim.noLane')}
            options={rated.map((one) => ({ value: String(one.laneNo), label: nameOf(one) }))}
            onChange={onLane}
          />
        </div>
      )}
      {lane &&
        (countedBy(code, lane) === 'DAYS' ? <DayFields {...props} lane={lane} /> : <Quantity {...props} lane={lane} />)}
      {lane && <Outcome {...props} />}
    </fieldset>
  )
}

type PartProps = Omit<ClaimProps, 'onLane'> & { lane: OrderLane }

function DayFields({ code, basis, errorOf, onChange, lane }: PartProps) {
  const t = useText()
  const { chargeName, boxCode, portName } = useFreight()
  const names = neededDays(code, basis, lane)
  const other = otherOf(code, lane)
  const { boxes, isEach } = basis
  const [first] = boxes
  const put = (rows: readonly number[], name: BoxDay, value: string) =>
    onChange({ boxes: boxes.map((row, index) => (rows.includes(index) ? { ...row, [name]: value } : row)) })
  const fields = (rows: readonly number[]) => (
    <div className="ct-filters">
      {names.map((name) => (
        <DateField
          key={name}
          name={`basis.boxes.${rows[0] ?? 0}.${name}`}
          label={t(DAYS[name])}
          value={boxes[rows[0] ?? 0]?.[name] ?? ''}
          error={errorOf(`basis.boxes.${rows[0] ?? 0}.${name}`)}
          onChange={(value) => put(rows, name, value)}
        />
      ))}
    </div>
  )
  const whichError = (index: number) => {
    const error = errorOf(`basis.boxes.${index}.no`)
    return (
      error !== undefined && (
        <p role="alert" className="ct-field-error">
          {error}
        </p>
      )
    )
  }
  if (!first) return <p className="ct-field-hint">{t('order.claim.allClaimed')}</p>
  return (
    <>
      {other !== undefined && (
        <CheckBox
          label={t('order.claim.both', { charge: chargeName(other) })}
          name="basis.both"
          checked={basis.both}
          onChange={({ target }) => onChange({ both: target.checked })}
        />
      )}
      {boxes.length > 1 && (
        <CheckBox
          label={t('order.claim.each')}
          checked={isEach}
          onChange={({ target }) =>
            onChange({
              isEach: target.checked,
              // Back in one row, all have the days of the first.
              ...(!target.checked && {
                boxes: boxes.map((row) => ({
                  ...first,
                  isoCode: row.isoCode,
                  ...(row.no !== undefined && { no: row.no }),
                })),
              }),
            })
          }
        />
      )}
      {isEach ? (
        boxes.map(({ no, isoCode }, index) => (
          <fieldset key={no ?? index} className="ct-order-claim">
            <legend>
              {no ?? t('order.claim.box', { no: index + 1 })} {boxCode(isoCode)}
            </legend>
            {fields([index])}
            {whichError(index)}
          </fieldset>
        ))
      ) : (
        <>
          {fields(boxes.map((_, index) => index))}
          {boxes.map(({ no }, index) => (
            <div key={no ?? index}>{whichError(index)}</div>
          ))}
        </>
      )}
      <p className="ct-field-hint">
        {t(isEach ? 'order.claim.hintEach' : 'order.claim.hint', {
          count: boxes.length,
          port: portName(lane.pod ?? lane.pol),
        })}
      </p>
    </>
  )
}

function Quantity({ code, basis, errorOf, onChange, lane }: PartProps) {
  const t = useText()
  const { labelOf } = useDict('charge_basis')
  const line = unitRate(code, lane)
  return (
    <div className="ct-order-amount">
      <NumberField
        name="basis.quantity"
        label={t('order.claim.quantity', { basis: line ? labelOf(line.basis) : '' })}
        value={basis.quantity}
        error={errorOf('basis.quantity')}
        onValue={(quantity) => onChange({ quantity })}
      />
    </div>
  )
}

/** What was agreed, live, and how the typed amount compares with it. */
function Outcome({ code, amount, basis, order }: Omit<ClaimProps, 'onLane'>) {
  const claim = { code, basis: basisOf(code, basis, order) }
  const agreed = agreedOn(claim, agreeingOf(order))
  const claimed = /^\d{1,9}(\.\d{1,2})?$/.test(amount) ? amount : agreed.kind === 'EXPECTED' ? agreed.amount : '0'
  const { currency } = order.payable
  return (
    <div role="status">
      <AgreedText charge={{ amount: { amount: claimed, currency }, agreed: verdictOf(claimed, agreed) }} />
      <AgreedParts claim={claim} order={order} />
    </div>
  )
}
