import { BusinessError } from '@/api/errors.ts'
import { useQuery } from '@/api/useQuery.ts'
import { useServerNow } from '@/api/useServerNow.ts'
import { shippingDateEndpoints } from '@/contract/tools/schedule/endpoints.ts'
import type { PortView as PortData } from '@/contract/tools/schedule/views/schemas.ts'
import { MAX_AHEAD_WEEKS, MAX_PAST_WEEKS } from '@/contract/tools/schedule/values.ts'
import { useLocale } from '@/i18n/LocaleProvider.tsx'
import { useText } from '@/i18n/useText.ts'
import { LazyPortNotices } from '@/reference/notices/LazyPortNotices.tsx'
import { useFreight } from '@/reference/useReferences.ts'
import { dayIn } from '@/routes/addressForms.ts'
import { useAddressValues } from '@/routes/addressValues.ts'
import { hrefTo } from '@/routes/href.ts'
import { Button, LinkButton } from '@/ui/Button.tsx'
import { Section } from '@/ui/Card.tsx'
import { choicesOf } from '@/ui/choices.ts'
import { DateField } from '@/ui/DateField.tsx'
import { EmptyState } from '@/ui/EmptyState.tsx'
import { MiniSelect } from '@/ui/MiniSelect.tsx'
import { QueryBlock } from '@/ui/QueryBlock.tsx'
import { TabLinks } from '@/ui/TabLinks.tsx'
import { useAddress } from '../../useAddress.ts'
import { dayAfter } from '../dayAfter.ts'
import { Gone, Start } from './Gone.tsx'
import { PortCalls } from './PortCalls.tsx'
import type { Follow } from '../follow.ts'

const MINUTE_MS = 60_000
/** All seven days. */
const WHOLE = 'week'

/** What calls at a port within a week, by carrier and terminal. */
export function PortView({ code, follow }: { code: string | undefined; follow: Follow }) {
  const t = useText()
  const address = useAddress()
  const { from } = useAddressValues({ from: dayIn })
  const { portOf, portName } = useFreight()
  const query = useQuery(
    shippingDateEndpoints.port,
    { port: code ?? '', ...(from !== undefined && { from }) },
    { ready: code !== undefined, silent: true, keepPrevious: true },
  )
  if (code === undefined) return <Start view="port" />
  const refused = query.error instanceof BusinessError ? query.error.fieldErrors : []
  if (refused.some(({ field }) => field === 'port')) return <Gone view="port" code={code} />
  const dayRefused = refused.find(({ field }) => field === 'from')?.message
  const unlocode = query.data?.unlocode ?? code
  return (
    <Section
      title={t('timetable.port.title', { code: unlocode, name: portName(unlocode) })}
      note={
        query.data &&
        dayRefused === undefined &&
        t('timetable.port.note', {
          from: query.data.from,
          to: query.data.to,
          count: query.data.calls.length,
          time: t('timetable.local'),
        })
      }
      actions={
        <>
          {portOf(unlocode) && follow('PORT', unlocode, portName(unlocode))}
          <LinkButton size="small" to={hrefTo('shippingDates', { pol: unlocode })}>
            {t('timetable.port.out')}
          </LinkButton>
          <LinkButton size="small" to={hrefTo('shippingDates', { pod: unlocode })}>
            {t('timetable.port.in')}
          </LinkButton>
        </>
      }
    >
      <div className="ct-filter-bar ct-timetable-bar">
        <DateField
          label={t('timetable.port.from')}
          value={from ?? query.data?.from ?? ''}
          error={dayRefused}
          hint={t('schedule.form.from.hint', { ahead: MAX_AHEAD_WEEKS, past: MAX_PAST_WEEKS })}
          onChange={(day) => address.go({ from: day, day: undefined })}
        />
        {query.data && dayRefused === undefined && <Weeks from={query.data.from} />}
      </div>
      {dayRefused === undefined && (
        <QueryBlock query={query} height={480}>
          {(data) => <Calls data={data} />}
        </QueryBlock>
      )}
      <LazyPortNotices ports={[unlocode]} />
    </Section>
  )
}

/** Links to the weeks before and after. */
function Weeks({ from }: { from: string }) {
  const t = useText()
  const address = useAddress()
  return (
    <span className="ct-timetable-weeks">
      {([-1, 1] as const).map((weeks) => (
        <LinkButton key={weeks} size="small" to={address.at({ from: dayAfter(from, weeks * 7), day: undefined })}>
          {t(weeks < 0 ? 'timetable.port.earlier' : 'timetable.port.later')}
        </LinkButton>
      ))}
    </span>
  )
}

function Calls({ data: { calls, from } }: { data: PortData }) {
  const t = useText()
  const now = useServerNow(MINUTE_MS)
  const address = useAddress()
  const { locale } = useLocale()
  const { carrierName } = useFreight()
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' })
  const dayName = (day: string): string => `${weekday.format(new Date(`${day}T00:00:00Z`))} ${day.slice(5)}`
  const carriers = [...new Set(calls.map(({ carrierScac }) => carrierScac))].toSorted()
  const terminals = [...new Set(calls.map(({ terminal }) => terminal))].toSorted()
  const values = {
    carrier: /^[A-Z]{2,6}$/,
    terminal: /^T\d$/,
    day: (text: string) => (text === WHOLE ? text : dayIn(text)),
  }
  const { carrier, terminal, day: named } = useAddressValues(values)
  if (calls.length === 0) return <EmptyState title={t('timetable.port.empty')} text={t('timetable.port.empty.text')} />
  const filtered = calls.filter(
    (one) => (!carrier || one.carrierScac === carrier) && (!terminal || one.terminal === terminal),
  )
  const days = Array.from({ length: 7 }, (_, on) => dayAfter(from, on))
  const chosen = named === WHOLE ? WHOLE : (days.find((day) => day === named) ?? from)
  const onDay = (day: string) => filtered.filter(({ eta, etd }) => eta.slice(0, 10) <= day && etd.slice(0, 10) >= day)
  const shown = chosen === WHOLE ? filtered : onDay(chosen)
  return (
    <>
      <div className="ct-filter-bar">
        <MiniSelect
          label={t('timetable.port.carrier')}
          value={carrier ?? ''}
          onChange={(value) => address.go({ carrier: value })}
          options={choicesOf(['', ...carriers], (one) => (one ? carrierName(one) : t('timetable.port.all')))}
        />
        <MiniSelect
          label={t('timetable.port.terminal')}
          value={terminal ?? ''}
          onChange={(value) => address.go({ terminal: value })}
          options={choicesOf(['', ...terminals], (one) => one || t('timetable.port.all'))}
        />
      </div>
      <TabLinks
        label={t('timetable.port.days')}
        items={[...days, WHOLE].map((day) => ({
          to: address.at({ day }),
          text: day === WHOLE ? t('timetable.port.day.whole') : dayName(day),
          count: day === WHOLE ? filtered.length : onDay(day).length,
          isCurrent: day === chosen,
        }))}
      />
      {shown.length === 0 ? (
        <EmptyState
          title={t('timetable.port.empty.filter')}
          action={
            <Button onClick={() => address.go({ carrier: undefined, terminal: undefined, day: WHOLE })}>
              {t('timetable.port.empty.filter.clear')}
            </Button>
          }
        />
      ) : (
        <PortCalls calls={shown} now={now} />
      )}
    </>
  )
}
