import { countsBoxes } from '@/contract/trade/tender/values.ts'
import { useText } from '@/i18n/useText.ts'
import { useFreight } from '@/reference/useReferences.ts'
import { DataTable } from '@/ui/DataTable.tsx'
import type { LaneInput } from '../form.ts'
import { useIssue } from '../IssueContext.ts'
import { fieldLabel } from '../labels.ts'
import { useLoad } from '../useLoad.ts'

const DASH = '\u2013'

/** Review table for many lanes, one row each. */
export function LanesReview() {
  const t = useText()
  const { portName } = useFreight()
  const { out } = useIssue()
  const loadOf = useLoad()
  const { mode = 'FCL', type } = out
  const isTruck = mode === 'TRUCK'
  const port = (code: string | undefined) => (code ? `${code} ${portName(code)}` : DASH)
  const end = (kind: string | undefined, place: string | undefined) => [kind ?? DASH, place].filter(Boolean).join(' ')
  const rows = (out.lanes ?? []).map((lane, index) => ({ lane, no: index + 1 }))
  const route = ({ pol, pod, truck }: LaneInput) =>
    isTruck
      ? `${port(pol)} \u00B7 ${truck?.pickup ?? DASH} \u2192 ${truck?.drop ?? DASH}`
      : `${port(pol)} \u2192 ${port(pod)}`
  return (
    <DataTable
      caption={t('issue.field.lanes')}
      rows={rows}
      rowKey={({ no }) => String(no)}
      columns={[
        {
          key: 'way',
          title: t('issue.review.way'),
          cell: ({ lane, no }) => <strong>{`${no}. ${route(lane)}`}</strong>,
          isLead: true,
        },
        {
          key: 'load',
          title: t(countsBoxes(mode) ? 'issue.field.boxes' : 'issue.section.loose'),
          cell: ({ lane }) => loadOf(lane) || DASH,
        },
        ...(isTruck
          ? []
          : [
              {
                key: 'handover',
                title: t('issue.review.handover'),
                cell: ({ lane }: { lane: LaneInput }) =>
                  `${end(lane.receiptType, lane.receiptPlace)} / ${end(lane.deliveryType, lane.deliveryPlace)}`,
              },
            ]),
        {
          key: 'ready',
          title: fieldLabel(t, 'lanes.0.cargoReadyDate', out),
          cell: ({ lane }) => <span className="ct-issue-day">{lane.cargoReadyDate ?? DASH}</span>,
        },
        {
          key: 'etd',
          title: type === 'CONTRACT' ? t('issue.review.period') : t('issue.review.etd', { mode }),
          cell: ({ lane }) => (
            <>
              <span className="ct-issue-day">{lane.etdFrom ?? DASH}</span> {DASH}{' '}
              <span className="ct-issue-day">{lane.etdTo ?? DASH}</span>
            </>
          ),
        },
        ...(isTruck
          ? []
          : [
              {
                key: 'wants',
                title: t('issue.review.wants'),
                cell: ({ lane }: { lane: LaneInput }) =>
                  [
                    lane.maxTransitDays !== undefined && t('issue.review.transit', { days: lane.maxTransitDays }),
                    lane.freeDaysWanted !== undefined && t('issue.review.free', { days: lane.freeDaysWanted }),
                    lane.directOnly === true && t('issue.field.direct'),
                  ]
                    .filter(Boolean)
                    .join(' \u00B7 ') || DASH,
              },
            ]),
      ]}
    />
  )
}
