import { useState } from 'react'
import type { FreeTime } from '@/contract/trade/bid/carriage/schemas.ts'
import { FreeTimeFields } from '@/reference/carriage/FreeTimeFields.tsx'
import type { FreeTimeForm } from '@/reference/carriage/FreeTimeFields.tsx'
import { useForm } from '../FormContext.ts'

/** Days as they are typed; ones that were not typed are no number, also where a draft kept them as nothing at all. */
const textOf = (days: number | undefined): string => (Number.isFinite(days) ? String(days) : '')
const daysOf = (text: string): number => (/^\d{1,3}$/.test(text.trim()) ? Number(text) : Number.NaN)

function formOf(free: FreeTime | undefined): FreeTimeForm {
  return {
    originDetDays: textOf(free?.originDetDays),
    destDemDays: textOf(free?.destDemDays),
    destDetDays: textOf(free?.destDetDays),
    combinedDays: textOf(free?.combinedDays),
    isCombined: free !== undefined && 'combinedDays' in free,
    dayRate: free?.dayRate?.amount ?? '',
    rateCurrency: free?.dayRate?.currency ?? 'USD',
  }
}

/** What is typed as the contract has it; undefined while all is blank, which says that no free time is stated. */
function freeTimeOf(form: FreeTimeForm): FreeTime | undefined {
  const { isCombined, dayRate, rateCurrency } = form
  const shown = isCombined
    ? [form.originDetDays, form.combinedDays]
    : [form.originDetDays, form.destDemDays, form.destDetDays]
  if ([...shown, dayRate].every((text) => text.trim() === '')) return undefined
  return {
    originDetDays: daysOf(form.originDetDays),
    // Where they are granted together the two are not used.
    destDemDays: isCombined ? 0 : daysOf(form.destDemDays),
    destDetDays: isCombined ? 0 : daysOf(form.destDetDays),
    ...(isCombined && { combinedDays: daysOf(form.combinedDays) }),
    ...(dayRate.trim() !== '' && { dayRate: { amount: dayRate.trim(), currency: rateCurrency } }),
  }
}

/** The free time that goes with the price; left blank it is not stated. */
export function FreeTimeSection() {
  const { draft, update, errorOf } = useForm()
  const [form, setForm] = useState(() => formOf(draft.freeTime))
  return (
    <FreeTimeFields
      at=""
      free={form}
      wanted={undefined}
      errorOf={errorOf}
      onChange={(next) => {
        setForm(next)
        const freeTime = freeTimeOf(next)
        update((before) => {
          const { freeTime: _, ...rest } = before
          return { ...rest, ...(freeTime && { freeTime }) }
        }, 'freeTime')
      }}
    />
  )
}
