import { useServerNow } from '@/api/useServerNow.ts'
import { useUpload } from '@/api/useUpload.ts'
import type { FileRef } from '@/contract/file/schemas.ts'
import { NOTE_MAX } from '@/contract/limits.ts'
import { agreedOn } from '@/contract/money/order/agreedRate/verdict.ts'
import { orderEndpoints } from '@/contract/money/order/endpoints.ts'
import { withStateName } from '@/contract/money/order/quoted.ts'
import { checkCharge, checkPromise } from '@/contract/money/order/rules.ts'
import type { OrderLane } from '@/contract/money/order/schemas.ts'
import { MAX_EVIDENCE } from '@/contract/money/order/values.ts'
import type { Problem } from '@/contract/problem.ts'
import { PageForm } from '@/forms/PageForm.tsx'
import { useForm } from '@/forms/useForm.ts'
import { useProblemText } from '@/i18n/problemText.ts'
import { useText } from '@/i18n/useText.ts'
import { useDict, useFreight } from '@/reference/useReferences.ts'
import { TextField } from '@/ui/Field.tsx'
import { NumberField } from '@/ui/NumberField.tsx'
import { SelectField } from '@/ui/SelectField.tsx'
import { UploadField } from '@/ui/UploadField.tsx'
import { agreeingOf } from '../agreeing.ts'
import { basisOf, basisProblems, firstBasis, laneOf, lanesWithRate, NO_BASIS } from '../claim.ts'
import type { BasisForm } from '../claim.ts'
import { useOrderAct } from '../useOrderAct.ts'
import type { OrderProps } from '../useOrderAct.ts'
import { ClaimFields } from './ClaimFields.tsx'
import { QuotedText } from './QuotedText.tsx'

interface Values {
  code: string
  basis: BasisForm
  amount: string
  reason: string
  evidence: FileRef[]
}

const FIRST: Values = {
  code: '',
  basis: NO_BASIS,
  amount: '',
  reason: '',
  evidence: [],
}

interface FormProps extends OrderProps {
  /** Closed it shows nothing and keeps what was typed. */
  isOpen: boolean
  onClose: () => void
}

/** The seller requests an additional charge: code, what it is calculated from, amount, reason and evidence. */
export function ChargeForm({ isOpen, onClose, ...props }: FormProps) {
  const t = useText()
  const problemText = useProblemText()
  const { charges, chargeName, portOf } = useFreight()
  const now = useServerNow()
  const { order } = props
  const { id, payable } = order
  const action = useOrderAct(orderEndpoints.proposeCharge, props, {
    intent: 'proposeCharge',
    // What the other party pays needs no answer.
    text: ({ adjustments: [newest] }) => t(newest?.status === 'REPORTED' ? 'order.charges.told' : 'order.charges.sent'),
    onDone: () => {
      onClose()
      form.restart(FIRST)
    },
  })
  const { labelOf } = useDict('charge_state')
  const named = (problem: Problem) => withStateName(problem, labelOf)
  const form = useForm({
    first: FIRST,
    action,
    check: (values) => {
      const found = checkCharge(values, order)
      const isOfCode = ({ field }: Problem) => field === 'code'
      const basis = basisProblems(values.code, values.basis, order, now)
      return [...found.filter(isOfCode), ...basis, ...found.filter((one) => !isOfCode(one))].map(named)
    },
    request: ({ basis: typed, ...values }) => {
      const basis = basisOf(values.code, typed, order)
      return { id, ...values, ...(basis && { basis }) }
    },
  })
  const { code, basis, amount } = form.values
  const expectedOf = (of: Pick<Values, 'code' | 'basis'>): string => {
    const agreed = agreedOn({ code: of.code, basis: basisOf(of.code, of.basis, order) }, agreeingOf(order))
    return agreed.kind === 'EXPECTED' ? agreed.amount : ''
  }
  // The amount follows what was agreed until the seller types another one.
  const claim = (part: Partial<Pick<Values, 'code' | 'basis'>>) =>
    form.set((before) => {
      const next = { ...before, ...part }
      const isFollowing = before.amount === '' || before.amount === expectedOf(before)
      return { ...part, ...(isFollowing && { amount: expectedOf(next) }) }
    })
  const firstOn = (of: string, lane: OrderLane | undefined) =>
    firstBasis(of, lane, order, portOf(lane?.pod ?? lane?.pol ?? '')?.timezone ?? 'UTC')
  // Said as soon as the code is chosen, not after the rest was filled in for nothing.
  const [promise] = checkPromise(code, order).map(named)
  const uploads = useUpload((file) =>
    form.set(({ evidence }) => ({ evidence: [...evidence, file].slice(0, MAX_EVIDENCE) })),
  )
  if (!isOpen) return null
  return (
    <PageForm
      form={form}
      title={t('order.charges.propose')}
      submitText={t('order.charges.send')}
      onCancel={{ text: t('order.cancel'), run: onClose }}
    >
      <div className="ct-order-code">
        <SelectField
          {...form.field('code')}
          onChange={(next) => claim({ code: next, basis: firstOn(next, lanesWithRate(next, order)[0]) })}
          error={form.errorOf('code') ?? (promise && problemText(promise))}
          label={t('order.ledger.line')}
          isRequired
          none={t('order.choose')}
          options={charges.map((one) => ({ value: one.code, label: `${one.code} ${chargeName(one.code)}` }))}
        />
        <div role="status" className="ct-field-hint">
          {code !== '' && !promise && <QuotedText code={code} order={order} />}
        </div>
      </div>
      {!promise && (
        <ClaimFields
          code={code}
          amount={amount}
          basis={basis}
          order={order}
          errorOf={form.errorOf}
          onLane={(laneNo) => claim({ basis: firstOn(code, laneOf({ ...NO_BASIS, laneNo }, order)) })}
          onChange={(part) => claim({ basis: { ...basis, ...part } })}
        />
      )}
      <div className="ct-order-amount">
        <NumberField
          {...form.number('amount')}
          label={t('order.charges.amount', { currency: payable.currency })}
          isRequired
        />
      </div>
      <TextField {...form.text('reason')} label={t('order.charges.reason')} isRequired maxLength={NOTE_MAX} />
      <UploadField
        label={t('order.charges.evidence')}
        name="evidence"
        isRequired
        files={form.values.evidence}
        uploads={uploads}
        max={MAX_EVIDENCE}
        error={form.errorOf('evidence')}
        onRemove={(file) => form.set(({ evidence }) => ({ evidence: evidence.filter((one) => one.id !== file) }))}
      />
    </PageForm>
  )
}
