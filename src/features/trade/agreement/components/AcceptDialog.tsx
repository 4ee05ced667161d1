import { useQuery } from '@/api/useQuery.ts'
import { bookingEndpoints } from '@/contract/market/booking/endpoints.ts'
import type { Endpoint } from '@/contract/endpoint.ts'
import { isShort, limitFor } from '@/contract/money/credit/exposure.ts'
import { checkGiven } from '@/contract/money/credit/rules.ts'
import { CreditPart } from '@/reference/CreditPart.tsx'
import type { AcceptBooking, Booking } from '@/contract/market/booking/schemas.ts'
import { shippingDateEndpoints } from '@/contract/tools/schedule/endpoints.ts'
import type { AgreementLane } from '@/contract/trade/agreement/schemas.ts'
import { COUNTER_DAYS, COUNTER_HOURS, SAILING_SLACK_DAYS } from '@/contract/trade/agreement/values.ts'
import type { TransportMode } from '@/contract/trade/tender/values.ts'
import { FormDialog } from '@/forms/FormDialog.tsx'
import { useDialogAction } from '@/forms/useDialogAction.ts'
import { useForm } from '@/forms/useForm.ts'
import { useText } from '@/i18n/useText.ts'
import { useGoodsFacts } from '@/reference/cargo/useGoodsFacts.tsx'
import { wallTimeOf } from '@/reference/carriage/zoneTime.ts'
import { BoxesText } from '@/reference/LaneText.tsx'
import { useFreight } from '@/reference/useReferences.ts'
import { DefinitionGrid } from '@/ui/DefinitionGrid.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { problemsOf, sailingIn, windowOf } from '../accepting.ts'
import type { SailingForm, Zones } from '../accepting.ts'
import { SailingFields } from './SailingFields.tsx'

interface AcceptProps {
  /** `counter`: another sailing, about which the buyer is asked. */
  kind: 'accept' | 'counter'
  row: Booking
  lane: AgreementLane
  mode: TransportMode
  onClose: () => void
}

const DAY_MS = 86_400_000
/** Sailings to choose from at most: some weeks of a pair have a dozen. */
const PAGE = 30
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
export function AcceptDialog({ kind, row, lane, mode, onClose }: AcceptProps) {
  const t = useText()
  const { portOf } = useFreight()
  const goods = useGoodsFacts()
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
  const zoneOf = (port: string | undefined) => portOf(port ?? '')?.timezone ?? 'Asia/Shanghai'
  const zones: Zones = { from: zoneOf(lane.pol), to: zoneOf(lane.pod ?? lane.pol) }
  const isShip = mode === 'FCL'
  const { pol, pod = '' } = lane
  const schedule = useQuery(
    shippingDateEndpoints.page,
    { pol, pod, ...windowOf(wanted, lane, days), current: 1, size: PAGE },
    { silent: true, ready: isShip && pod !== '', keepPrevious: true },
  )
  const scheduled = schedule.data?.records ?? []
  const form = useForm<SailingForm & { creditLimit: string }, Parameters<typeof action.run>[0]>({
    first: {
      id: '',
      creditLimit: short ? limitFor(short) : '',
      vessel: '',
      voyage: '',
      etd: wallTimeOf(new Date(morning).toISOString(), zones.from),
      eta: wallTimeOf(new Date(morning + lane.transitDays * DAY_MS).toISOString(), zones.to),
      si: '',
      vgm: '',
      cy: '',
    },
    action,
    isSilent: true,
    check: (values) => [
      ...problemsOf(values, zones, wanted, lane, days),
      ...(short ? checkGiven('creditLimit', values.creditLimit, short) : []),
    ],
    request: ({ creditLimit, ...values }) => ({
      id,
      version,
      ...sailingIn(
        values,
        zones,
        scheduled.find((one) => one.id === values.id),
      ),
      ...(short && { creditLimit }),
    }),
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
      {callOff?.cargo && <DefinitionGrid items={goods({ cargo: callOff.cargo, weights: callOff.weights ?? [] })} />}
      {kind === 'accept' && callOff?.isOver && <Notice tone="warn">{t('agreement.accept.over')}</Notice>}
      <SailingFields form={form} zones={zones} scheduled={scheduled} hasCutOffs={isShip} />
      {credit && <CreditPart need={credit} limit={form.number('creditLimit')} />}
    </FormDialog>
  )
}
