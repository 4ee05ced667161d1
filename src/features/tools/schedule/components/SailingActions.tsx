import type { ScheduledSailing } from '@/contract/tools/schedule/schemas.ts'
import { useServerNow } from '@/api/useServerNow.ts'
import { useFormats } from '@/i18n/useFormats.ts'
import { useText } from '@/i18n/useText.ts'
import { useFreight } from '@/reference/useReferences.ts'
import { hrefTo } from '@/routes/href.ts'
import { saveText } from '@/shared/save.ts'
import { Button, LinkButton } from '@/ui/Button.tsx'
import { CopyButton } from '@/ui/CopyButton.tsx'
import { sailingText } from '../copy/sailingText.ts'
import { sailingCalendar } from '../files.ts'
import { hasSailed } from '../timing.ts'
import { useSailingName } from './SailingFacts.tsx'
import { useZoneOf } from '../useZoneOf.ts'

const MINUTE_MS = 60_000

/** URL of the tender wizard with a sailing's lane and date. */
export function tenderAddress({ id, pol, pod, etd }: ScheduledSailing): string {
  const day = etd.slice(0, 10)
  return hrefTo('tenderIssue', { pol, pod, mode: 'FCL', etdFrom: day, etdTo: day, sailing: id })
}

/** Actions for a sailing: create a tender, see lane prices, calendar file, copy as text. */
export function SailingActions({ sailing }: { sailing: ScheduledSailing }) {
  const t = useText()
  const now = useServerNow(MINUTE_MS)
  const formats = useFormats()
  const zoneOf = useZoneOf()
  const nameOf = useSailingName()
  const { carriers, portOf } = useFreight()
  const { id, pol, pod, etd, voyage } = sailing
  const copied = sailingText(sailing, {
    carrier: (scac) => carriers.find((one) => one.scac === scac),
    port: portOf,
    time: (iso, port) => formats.portTime(iso, zoneOf(port)),
  })
  const name = nameOf(sailing)
  const saveCalendar = () =>
    saveText(
      `${pol}-${pod}-${voyage}-${etd.slice(0, 10)}.ics`,
      sailingCalendar(
        sailing,
        {
          departure: t('schedule.calendar.etd', { port: pol, name }),
          arrival: t('schedule.calendar.eta', { port: pod, name }),
          cutOff: (code) =>
            t('schedule.calendar.cutOff', { cutOff: t(`schedule.cutOff.code.${code}`), port: pol, name }),
          description: copied,
          url: new URL(hrefTo('shippingDates', { id }), location.origin).href,
          host: location.hostname,
        },
        now,
      ),
      'text/calendar',
    )
  return (
    <>
      {!hasSailed(sailing, now) && (
        <LinkButton to={tenderAddress(sailing)} variant="primary">
          {t('schedule.do.tender')}
        </LinkButton>
      )}
      <LinkButton to={hrefTo('market', { pol, pod })}>{t('schedule.do.market')}</LinkButton>
      <Button onClick={saveCalendar}>{t('schedule.do.calendar')}</Button>
      <CopyButton text={copied} what={t('schedule.do.copy.what', { name })} words={t('schedule.do.copy')} />
    </>
  )
}
