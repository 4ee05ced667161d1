import { bookingEndpoints } from '@/contract/market/booking/endpoints.ts'
import type { Endpoint } from '@/contract/endpoint.ts'
import { isShort, limitFor } from '@/contract/money/credit/exposure.ts'
import { checkGiven } from '@/contract/money/credit/rules.ts'
import { CreditPart } from '@/reference/CreditPart.tsx'
import type { AcceptBooking, Booking } from '@/contract/market/booking/schemas.ts'
import { checkSailingDay } from '@/contract/trade/agreement/callOff.ts'
import type { AgreementLane } from '@/contract/trade/agreement/schemas.ts'
import { COUNTER_DAYS, COUNTER_HOURS, SAILING_SLACK_DAYS } from '@/contract/trade/agreement/values.ts'
import { VESSEL_MAX, VOYAGE_MAX } from '@/contract/trade/bid/carriage/limits.ts'
import type { Problem } from '@/contract/problem.ts'
import { FormDialog } from '@/forms/FormDialog.tsx'
import { useDialogAction } from '@/forms/useDialogAction.ts'
import { useForm } from '@/forms/useForm.ts'
import { useText } from '@/i18n/useText.ts'
import { BoxesText } from '@/reference/LaneText.tsx'
import { marketDay } from '@/contract/marketDay.ts'
import { DateField } from '@/ui/DateField.tsx'
import { TextField } from '@/ui/Field.tsx'
import { fromLocalInput, toLocalInput } from '@/ui/localTime.ts'
import { Notice } from '@/ui/Notice.tsx'

interface AcceptProps {
  /** `counter`: another sailing, about which the buyer is asked. */
  kind: 'accept' | 'counter'
  row: Booking
  lane: AgreementLane
  onClose: () => void
}

const DAY_MS = 86_400_000
type Call = Endpoint<AcceptBooking, Booking, Booking>
const CALLS: Record<AcceptProps['kind'], Call> = {
  accept: bookingEndpoints.accept,
  counter: bookingEndpoints.counter,
}
/** How far from the wanted day, days. */
const DAYS = { accept: SAILING_SLACK_DAYS, counter: COUNTER_DAYS } as const
const TEXTS = {
  accept: {
    title: 'agreement.accept.title',
    send: 'agreement.accept',
    wanted: 'agreement.accept.wanted',
    done: 'agreement.accept.done',
  },
  counter: {
    title: 'agreement.counter.title',
    send: 'agreement.counter.send',
    wanted: 'agreement.counter.wanted',
    done: 'agreement.counter.done',
  },
} as const

/** Accepts a call-off with the sailing on which its space is, or offers another one. */
export function AcceptDialog({ kind, row, lane, onClose }: AcceptProps) {
  const t = useText()
  const { id, version, callOff, credit } = row
  const short = credit && isShort(credit) ? credit : undefined
  const wanted = callOff?.etd ?? ''
  const action = useDialogAction(CALLS[kind], {
    intent: `booking.${kind}:${id}`,
    done: t(TEXTS[kind].done),
    changed: t('error.business.4009'),
    onClose,
    silent: true,
  })
  const days = DAYS[kind]
  const later = Date.parse(`${wanted}T10:00:00+08:00`) + (kind === 'counter' ? days * DAY_MS : 0)
  const end = Date.parse(`${lane.validTo}T10:00:00+08:00`)
  const morning = Math.min(later, end)
  const form = useForm({
    first: {
      creditLimit: short ? limitFor(short) : '',
      vessel: '',
      voyage: '',
      etd: toLocalInput(new Date(morning).toISOString()),
      eta: toLocalInput(new Date(morning + lane.transitDays * DAY_MS).toISOString()),
    },
    action,
    isSilent: true,
    check: (values) => [
      ...problemsOf(values, wanted, lane, days),
      ...(short ? checkGiven('creditLimit', values.creditLimit, short) : []),
    ],
    request: ({ vessel, voyage, creditLimit, ...times }) => {
      const [etd, eta] = [fromLocalInput(times.etd), fromLocalInput(times.eta)]
      return etd && eta
        ? {
            id,
            version,
            sailing: { vessel: vessel.trim(), voyage: voyage.trim(), etd, eta },
            ...(short && { creditLimit }),
          }
        : undefined
    },
    at: 'sailing',
  })
  return (
    <FormDialog
      form={form}
      size="medium"
      title={t(TEXTS[kind].title)}
      submitText={t(TEXTS[kind].send)}
      onClose={onClose}
    >
      <p>
        <BoxesText boxes={row.items.flatMap(({ isoCode, qty }) => (isoCode ? [{ isoCode, qty }] : []))} /> ·{' '}
        {t(TEXTS[kind].wanted, { day: wanted, days, hours: COUNTER_HOURS })}
      </p>
      {kind === 'accept' && callOff?.isOver && <Notice tone="warn">{t('agreement.accept.over')}</Notice>}
      <div className="ct-agreement-fields">
        <TextField {...form.text('vessel')} label={t('agreement.vessel')} isRequired maxLength={VESSEL_MAX} />
        <TextField {...form.text('voyage')} label={t('agreement.voyage')} isRequired maxLength={VOYAGE_MAX} />
        <DateField {...form.field('etd')} label={t('agreement.etd')} isRequired hasTime />
        <DateField {...form.field('eta')} label={t('agreement.eta')} isRequired hasTime />
      </div>
      {credit && <CreditPart need={credit} limit={form.number('creditLimit')} />}
    </FormDialog>
  )
}

type Values = Record<'vessel' | 'voyage' | 'etd' | 'eta', string>

function problemsOf(values: Values, wanted: string, lane: AgreementLane, days: number): Problem[] {
  const empty = (['vessel', 'voyage', 'etd', 'eta'] as const)
    .filter((field) => values[field].trim() === '')
    .map((field): Problem => ({ field, code: 'required' }))
  const [etd, eta] = [fromLocalInput(values.etd), fromLocalInput(values.eta)]
  if (!etd || !eta) return empty
  const day = checkSailingDay(marketDay(Date.parse(etd)), wanted, lane, days).map((one) => ({ ...one, field: 'etd' }))
  const order: Problem[] = Date.parse(eta) <= Date.parse(etd) ? [{ field: 'eta', code: 'sailingOrder' }] : []
  return [...empty, ...day, ...order]
}
