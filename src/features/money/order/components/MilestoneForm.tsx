import { useServerNow } from '@/api/useServerNow.ts'
import { orderEndpoints } from '@/contract/money/order/endpoints.ts'
import { milestonesOf } from '@/contract/money/order/milestones.ts'
import { checkMilestone } from '@/contract/money/order/rules.ts'
import { MILESTONE_PLACE_MAX } from '@/contract/money/order/values.ts'
import type { Milestone } from '@/contract/money/order/values.ts'
import { PageForm } from '@/forms/PageForm.tsx'
import { useForm } from '@/forms/useForm.ts'
import { useText } from '@/i18n/useText.ts'
import { useDict } from '@/reference/useReferences.ts'
import { choicesOf } from '@/ui/choices.ts'
import { DateField } from '@/ui/DateField.tsx'
import { TextField } from '@/ui/Field.tsx'
import { SelectField } from '@/ui/SelectField.tsx'
import { TextAreaField } from '@/ui/TextAreaField.tsx'
import { boxesFrom, instantOf, linesOf, localInput, notBefore } from '../boxLines.ts'
import { nextMilestone } from '../milestones.ts'
import { useOrderAct } from '../useOrderAct.ts'
import type { OrderProps } from '../useOrderAct.ts'

interface Values {
  code: Milestone
  at: string
  place: string
  /** A line for each container. */
  containers: string
}

/** The seller reports the next milestone; container numbers are checked by the server's rules. */
export function MilestoneForm({ onCancel, ...props }: OrderProps & { onCancel: () => void }) {
  const t = useText()
  const { order } = props
  const { labelOf } = useDict('milestone')
  const now = useServerNow()
  const paidAt = order.events.find(({ status }) => status === 'PAID')?.at
  const open = milestonesOf(order).filter((one) => !order.milestones.some(({ code }) => code === one))
  const types = [...new Set(order.lanes.flatMap((lane) => lane.boxes.map((box) => box.isoCode)))]
  const action = useOrderAct(orderEndpoints.milestone, props, { intent: 'milestone', text: t('order.milestone.sent') })
  const first: Values = {
    code: nextMilestone(order) ?? open[0] ?? 'BKCF',
    at: localInput(now),
    place: '',
    containers: linesOf(order.containers),
  }
  const inputOf = ({ at, containers, ...rest }: Values) => ({
    ...rest,
    at: notBefore(instantOf(at), paidAt),
    containers: boxesFrom(containers, types),
  })
  const form = useForm({
    first,
    action,
    check: (values) => checkMilestone(inputOf(values), order, now),
    request: (values) => ({ id: order.id, ...inputOf(values) }),
  })
  if (open.length === 0) return null
  return (
    <PageForm
      form={form}
      title={t('order.milestone')}
      submitText={t('order.milestone.send')}
      onCancel={{ text: t('order.cancel'), run: onCancel }}
    >
      <div className="ct-filters">
        <SelectField {...form.field('code')} label={t('order.milestone.code')} options={choicesOf(open, labelOf)} />
        <DateField {...form.field('at')} label={t('order.milestone.at')} hasTime isRequired />
        <TextField {...form.text('place')} label={t('order.milestone.place')} maxLength={MILESTONE_PLACE_MAX} />
      </div>
      {types.length > 0 && (
        <TextAreaField
          {...form.text('containers')}
          label={t('order.boxes.lines')}
          hint={t('order.boxes.hint')}
          className="ct-order-box"
          rows={3}
        />
      )}
    </PageForm>
  )
}
