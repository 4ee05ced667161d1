import type { TimetableView } from '@/contract/tools/schedule/views/values.ts'
import { useText } from '@/i18n/useText.ts'
import { hrefTo } from '@/routes/href.ts'
import { LinkButton } from '@/ui/Button.tsx'
import { EmptyState } from '@/ui/EmptyState.tsx'

/** An address with a code that the timetable does not, or no longer, have. */
export function Gone({ view, code }: { view: TimetableView; code: string }) {
  const t = useText()
  return (
    <EmptyState
      title={t(`timetable.gone.${view}`, { code })}
      text={t('timetable.gone.text')}
      action={<LinkButton to={hrefTo('shippingDates')}>{t('timetable.gone.go')}</LinkButton>}
    />
  )
}

/** Nothing is chosen yet. */
export function Start({ view }: { view: TimetableView }) {
  const t = useText()
  return <EmptyState title={t(`timetable.start.${view}`)} text={t(`timetable.start.${view}.text`)} />
}
