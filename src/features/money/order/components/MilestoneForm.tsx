import { useState } from 'react'
import { failureText } from '@/api/errorText.ts'
import { useServerNow } from '@/api/useServerNow.ts'
import { orderEndpoints } from '@/contract/money/order/endpoints.ts'
import { checkMilestone } from '@/contract/money/order/rules.ts'
import { MILESTONE_PLACE_MAX, MILESTONES } from '@/contract/money/order/values.ts'
import type { Milestone } from '@/contract/money/order/values.ts'
import { useText } from '@/i18n/useText.ts'
import { useDict } from '@/reference/useReferences.ts'
import { Button } from '@/ui/Button.tsx'
import { choicesOf } from '@/ui/choices.ts'
import { Failure } from '@/ui/Failure.tsx'
import { DateField } from '@/ui/DateField.tsx'
import { TextField } from '@/ui/Field.tsx'
import { SelectField } from '@/ui/SelectField.tsx'
import { Stack } from '@/ui/Split.tsx'
import { TextAreaField } from '@/ui/TextAreaField.tsx'
import { boxesFrom, instantOf, linesOf, localInput } from '../boxLines.ts'
import { useOrderAct, useRefusals } from '../useOrderAct.ts'
import type { OrderProps } from '../useOrderAct.ts'

/** The seller reports the next milestone; container numbers are checked by the server's rules. */
export function MilestoneForm(props: OrderProps) {
  const t = useText()
  const { order } = props
  const { labelOf } = useDict('milestone')
  const now = useServerNow()
  const open = MILESTONES.filter((one) => !order.milestones.some(({ code }) => code === one))
  const [code, setCode] = useState<Milestone>(open[0] ?? 'RCVE')
  const [at, setAt] = useState(() => localInput(now))
  const [place, setPlace] = useState('')
  const [lines, setLines] = useState(linesOf(order.containers))
  const act = useOrderAct(orderEndpoints.milestone, props, { intent: 'milestone', text: t('order.milestone.sent') })
  const types = [...new Set(order.lanes.flatMap((lane) => lane.boxes.map((box) => box.isoCode)))]
  const containers = boxesFrom(lines, types)
  const instant = instantOf(at)
  const problems = checkMilestone({ code, at: instant, containers }, order, now)
  const { form, errorOf, submit } = useRefusals(problems, act)
  const edit = (change: () => void) => {
    act.reset()
    change()
  }
  if (open.length === 0) return null
  return (
    <form
      ref={form}
      noValidate
      aria-label={t('order.milestone')}
      onSubmit={(event) => submit(event, () => void act.run({ id: order.id, code, at: instant, place, containers }))}
    >
      <Stack>
        <h3 className="ct-h3">{t('order.milestone')}</h3>
        <div className="ct-filters">
          <SelectField
            label={t('order.milestone.code')}
            name="code"
            value={code}
            error={errorOf('code')}
            onChange={(next) => edit(() => setCode(next))}
            options={choicesOf(open, labelOf)}
          />
          <DateField
            label={t('order.milestone.at')}
            name="at"
            hasTime
            isRequired
            value={at}
            error={errorOf('at')}
            onChange={(next) => edit(() => setAt(next))}
          />
          <TextField
            label={t('order.milestone.place')}
            name="place"
            maxLength={MILESTONE_PLACE_MAX}
            value={place}
            onChange={(event) => edit(() => setPlace(event.target.value))}
          />
        </div>
        {types.length > 0 && (
          <TextAreaField
            label={t('order.boxes.lines')}
            hint={t('order.boxes.hint')}
            error={errorOf('containers')}
            name="containers"
            className="ct-order-box"
            rows={3}
            value={lines}
            onChange={(event) => edit(() => setLines(event.target.value))}
          />
        )}
        <Failure text={failureText(t, act.error)} />
        <div>
          <Button type="submit" variant="primary" isBusy={act.loading}>
            {t('order.milestone.send')}
          </Button>
        </div>
      </Stack>
    </form>
  )
}
