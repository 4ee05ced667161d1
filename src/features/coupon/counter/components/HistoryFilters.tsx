import { useServerNow } from '@/api/useServerNow.ts'
import { VERIFICATION_STATUSES } from '@/contract/coupon/values.ts'
import { useText } from '@/i18n/useText.ts'
import { useDict } from '@/reference/useReferences.ts'
import { Button } from '@/ui/Button.tsx'
import { choicesOf } from '@/ui/choices.ts'
import { DateField } from '@/ui/DateField.tsx'
import { KeywordSearch } from '@/ui/KeywordSearch.tsx'
import { SelectField } from '@/ui/SelectField.tsx'
import { useHistoryExport, type History } from '../useHistory.ts'

const DAY_MS = 86_400_000
const CHINA_MS = 8 * 3_600_000
/** Preset ranges, in days before today. */
const SPANS = { today: 0, week: 6, month: 29 } as const
type Span = keyof typeof SPANS
const NAMES: readonly Span[] = ['today', 'week', 'month']

/** Filters of the verifications: day in China, status and keyword; and the export of the result. */
export function HistoryFilters({ history }: { history: History }) {
  const t = useText()
  const { labelOf } = useDict('verification_status')
  const now = useServerNow(60_000)
  const { filters, setFilters } = history
  const { isSaving, save } = useHistoryExport(filters)
  const day = (before: number) => new Date(now + CHINA_MS - before * DAY_MS).toISOString().slice(0, 10)
  const isSpan = (span: Span) => filters.from === day(SPANS[span]) && filters.to === day(0)
  return (
    <>
      <div className="ct-filter-bar">
        {NAMES.map((span) => (
          <Button
            key={span}
            size="small"
            variant={isSpan(span) ? 'primary' : 'plain'}
            aria-pressed={isSpan(span)}
            onClick={() =>
              setFilters(isSpan(span) ? { from: undefined, to: undefined } : { from: day(SPANS[span]), to: day(0) })
            }
          >
            {t(`counter.filter.span.${span}`)}
          </Button>
        ))}
        {history.isFiltered && (
          <Button size="small" variant="quiet" onClick={history.resetFilters}>
            {t('counter.filter.reset')}
          </Button>
        )}
        <span className="ct-push">
          <Button size="small" isBusy={isSaving} disabled={history.total === 0} onClick={() => void save()}>
            {t('counter.export')}
          </Button>
        </span>
      </div>
      <div className="ct-filters">
        <DateField
          label={t('counter.filter.from')}
          value={filters.from ?? ''}
          onChange={(from) => setFilters({ from })}
        />
        <DateField label={t('counter.filter.to')} value={filters.to ?? ''} onChange={(to) => setFilters({ to })} />
        <SelectField
          label={t('counter.status')}
          value={filters.status ?? ''}
          onChange={(status) => setFilters({ status })}
          none={t('common.all')}
          options={choicesOf(VERIFICATION_STATUSES, labelOf)}
        />
      </div>
      <KeywordSearch
        label={t('counter.filter.keyword')}
        value={filters.keyword}
        onSearch={(keyword) => setFilters({ keyword })}
      />
    </>
  )
}
