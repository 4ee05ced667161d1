import { TIMETABLE_VIEWS } from '@/contract/tools/schedule/views/values.ts'
import type { TimetableView } from '@/contract/tools/schedule/views/values.ts'
import { useText } from '@/i18n/useText.ts'
import { hrefTo } from '@/routes/href.ts'
import { TabLinks } from '@/ui/TabLinks.tsx'
import { useAddress } from '../useAddress.ts'

/** By what the schedules are searched; a port that is asked for stays. */
export function SearchBy({ view }: { view: TimetableView | undefined }) {
  const t = useText()
  const address = useAddress()
  const port = address.get('port') ?? address.get('pol')
  const placeOf = (one: TimetableView): string =>
    one === view ? address.at({}) : hrefTo('shippingDates', { view: one, ...(one === 'port' && { port }) })
  const pairs =
    view === undefined ? address.at({}) : hrefTo('shippingDates', { pol: view === 'port' ? port : undefined })
  return (
    <TabLinks
      label={t('schedule.by')}
      items={[
        { to: pairs, text: t('schedule.by.pair'), isCurrent: view === undefined },
        ...TIMETABLE_VIEWS.map((one) => ({ to: placeOf(one), text: t(`schedule.by.${one}`), isCurrent: one === view })),
      ]}
    />
  )
}
