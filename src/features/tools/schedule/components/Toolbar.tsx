import { SAILING_SORTS } from '@/contract/tools/schedule/values.ts'
import { useText } from '@/i18n/useText.ts'
import { hrefTo } from '@/routes/href.ts'
import { Button, LinkButton } from '@/ui/Button.tsx'
import { choicesOf } from '@/ui/choices.ts'
import { MiniSelect } from '@/ui/MiniSelect.tsx'
import { TabLinks } from '@/ui/TabLinks.tsx'
import { useAddress } from '../useAddress.ts'
import type { Schedule } from '../useSchedule.ts'
import { useTable } from '../useTable.ts'

/** Views of the sailings; the comparison is separate. */
export const VIEWS = ['list', 'calendar', 'chart'] as const
type View = (typeof VIEWS)[number]

/** Views, sorting, lane prices, and export of the full result. */
export function Toolbar({ schedule, view }: { schedule: Schedule; view: View }) {
  const t = useText()
  const address = useAddress()
  const { list, wanted } = schedule
  const table = useTable(schedule)
  return (
    <>
      <TabLinks
        label={t('schedule.views')}
        items={VIEWS.map((one) => ({
          to: address.at({ view: one === 'list' ? undefined : one }),
          text: t(`schedule.view.name.${one}`),
          isCurrent: one === view,
        }))}
      />
      <div className="ct-filter-bar">
        {view === 'list' && (
          <MiniSelect
            label={t('schedule.sort')}
            value={list.sort ?? 'etd'}
            onChange={(sort) => list.setSort(sort === 'etd' ? undefined : sort)}
            options={choicesOf(SAILING_SORTS, (sort) => t(`schedule.sort.by.${sort}`))}
          />
        )}
        <span className="ct-dim">{t('schedule.total', { count: list.total })}</span>
        <span className="ct-push ct-schedule-tools">
          <LinkButton size="small" variant="quiet" to={hrefTo('market', { pol: wanted.pol, pod: wanted.pod })}>
            {t('schedule.do.market')}
          </LinkButton>
          <Button size="small" isBusy={table.isBusy} onClick={table.save}>
            {t('schedule.do.csv')}
          </Button>
        </span>
      </div>
    </>
  )
}
