import { useState } from 'react'
import type { FreeTime } from '@/contract/trade/bid/carriage/schemas.ts'
import { FreeTimeFields } from '@/reference/carriage/FreeTimeFields.tsx'
import type { FreeTimeForm } from '@/reference/carriage/freeTimeForm.ts'
import { useForm } from '../FormContext.ts'

/** Days as text; missing days (NaN, or null in a stored draft) are empty. */
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

/** Free time for the contract; undefined if all fields are blank, which means that none is stated. */
function freeTimeOf(form: FreeTimeForm): FreeTime | undefined {
  const { isCombined, dayRate, rateCurrency } = form
  const shown = isCombined
    ? [form.originDetDays, form.combinedDays]
    : [form.originDetDays, form.destDemDays, form.destDetDays]
  if ([...shown, dayRate].every((text) => text.trim() === '')) return undefined
  return {
    originDetDays: daysOf(form.originDetDays),
    // A combined grant does not use the two separate values.
    destDemDays: isCombined ? 0 : daysOf(form.destDemDays),
    destDetDays: isCombined ? 0 : daysOf(form.destDetDays),
    ...(isCombined && { combinedDays: daysOf(form.combinedDays) }),
    ...(dayRate.trim() !== '' && { dayRate: { amount: dayRate.trim(), currency: rateCurrency } }),
  }
}

/** Free time included in the price; blank means not stated. */
export function FreeTimeSection() {
  const { values: draft, update, errorOf } = useForm()
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
        })
      }}
    />
  )
}
