import { useQuery } from '@/api/useQuery.ts'
import { shippingDateEndpoints } from '@/contract/tools/schedule/endpoints.ts'
import { fitsLane } from '@/contract/trade/tender/laneSailing.ts'
import { useText } from '@/i18n/useText.ts'
import { hrefTo } from '@/routes/href.ts'
import { RouteLink } from '@/ui/RouteLink.tsx'
import type { LaneInput } from '../form.ts'

/** Link to the sailing that a lane was begun with, as long as it fits the lane as typed. */
export function LaneSailing({ id, lane }: { id: string; lane: LaneInput }) {
  const t = useText()
  const { data } = useQuery(shippingDateEndpoints.detail, { id }, { silent: true })
  if (!data || !fitsLane(data, lane)) return null
  return (
    <p className="ct-issue-note">
      <RouteLink to={hrefTo('shippingDates', { id })}>{t('issue.sailing')}</RouteLink>
    </p>
  )
}
