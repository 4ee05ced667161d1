import { useServerNow } from '@/api/useServerNow.ts'
import { marketDay } from '@/contract/marketDay.ts'
import { tenderEndpoints } from '@/contract/trade/tender/endpoints.ts'
import { checkRecurrence, nextOccurrence } from '@/contract/trade/tender/template/recurrence.ts'
import type { RecurrenceInput } from '@/contract/trade/tender/template/recurrence.ts'
import type { Template } from '@/contract/trade/tender/template/schemas.ts'
import { AHEAD_DAYS_MAX, LAST_DAY_OF, RECURRENCE_CYCLES } from '@/contract/trade/tender/template/values.ts'
import type { RecurrenceCycle } from '@/contract/trade/tender/template/values.ts'
import { FormDialog } from '@/forms/FormDialog.tsx'
import { useDialogAction } from '@/forms/useDialogAction.ts'
import { useForm } from '@/forms/useForm.ts'
import { useText } from '@/i18n/useText.ts'
import { NumberField } from '@/ui/NumberField.tsx'
import { SelectField } from '@/ui/SelectField.tsx'
import { WEEKDAYS } from '../useCycleText.ts'
import './template.css'

interface Values {
  cycle: RecurrenceCycle | 'NONE'
  on: string
  aheadDays: string
}

/** Proposed: every Monday, with a few days to check the draft. */
const USUAL: Values = { cycle: 'WEEKLY', on: '1', aheadDays: '3' }
const CYCLES = ['NONE', ...RECURRENCE_CYCLES] as const

const inputOf = ({ cycle, on, aheadDays }: Values): RecurrenceInput =>
  cycle === 'NONE' ? {} : { cycle, on: Number(on), aheadDays: aheadDays.trim() === '' ? undefined : Number(aheadDays) }

/** Sets when a template makes drafts by itself, and shows when the next one comes. */
export function RecurrenceDialog({ template, onClose }: { template: Template; onClose: () => void }) {
  const t = useText()
  const { id, recurrence } = template
  const action = useDialogAction(tenderEndpoints.saveRecurrence, {
    intent: `tender.saveRecurrence:${id}`,
    done: t('template.cycle.saved'),
    onClose,
  })
  const form = useForm<Values, RecurrenceInput & { id: string }>({
    first: recurrence
      ? { cycle: recurrence.cycle, on: String(recurrence.on), aheadDays: String(recurrence.aheadDays) }
      : USUAL,
    action,
    check: (values) => checkRecurrence(inputOf(values)),
    request: (values) => ({ id, ...inputOf(values) }),
  })
  const { cycle } = form.values
  const { onChange: setCycle, ...choice } = form.field('cycle')
  return (
    <FormDialog
      form={form}
      size="medium"
      title={t('template.cycle.title')}
      submitText={t('template.cycle.save')}
      onClose={onClose}
    >
      <p>{t('template.cycle.text')}</p>
      <div className="ct-template-fields">
        <SelectField
          {...choice}
          label={t('template.cycle')}
          options={CYCLES.map((value) => ({ value, label: t(`template.cycle.${value}`) }))}
          onChange={(value) => (value === cycle ? setCycle(value) : form.set({ cycle: value, on: '1' }))}
        />
        {cycle === 'WEEKLY' && (
          <SelectField
            {...form.field('on')}
            label={t('template.cycle.weekday')}
            options={WEEKDAYS.map((day) => ({ value: String(day), label: t(`template.weekday.${day}`) }))}
          />
        )}
        {cycle === 'MONTHLY' && (
          <SelectField
            {...form.field('on')}
            label={t('template.cycle.day')}
            hint={t('template.cycle.day.hint')}
            options={Array.from({ length: LAST_DAY_OF.MONTHLY }, (_, index) => ({
              value: String(index + 1),
              label: t('template.cycle.dayOf', { day: index + 1 }),
            }))}
          />
        )}
        {cycle !== 'NONE' && (
          <NumberField
            {...form.number('aheadDays')}
            label={t('template.cycle.ahead')}
            hint={t('template.cycle.ahead.hint', { max: AHEAD_DAYS_MAX })}
            inputMode="numeric"
            isRequired
          />
        )}
      </div>
      <Preview template={template} input={inputOf(form.values)} />
    </FormDialog>
  )
}

/** When the next draft would be made; nothing while the input is refused. */
function Preview({ template, input }: { template: Template; input: RecurrenceInput }) {
  const t = useText()
  const today = marketDay(useServerNow(60_000))
  const { cycle, on, aheadDays } = input
  if (!cycle || on === undefined || aheadDays === undefined || checkRecurrence(input).length > 0) return null
  const { recurrence, draftedFor } = template
  const isSame = cycle === recurrence?.cycle && on === recurrence.on
  const next = nextOccurrence({ cycle, on, aheadDays }, today, isSame ? draftedFor : undefined)
  return (
    <p className="ct-dim" role="status">
      {next.draftOn === today
        ? t('template.cycle.now', { publishOn: next.publishOn })
        : t('template.cycle.preview', { ...next })}
    </p>
  )
}
