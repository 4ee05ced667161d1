import { useQuery } from '@/api/useQuery.ts'
import type { QueryOptions } from '@/api/useQuery.ts'
import { bidEndpoints } from '@/contract/trade/bid/endpoints.ts'
import { tenderEndpoints } from '@/contract/trade/tender/endpoints.ts'
import type { BidStatus } from '@/contract/trade/bid/values.ts'
import type { TenderStatus } from '@/contract/trade/tender/values.ts'
import type { UserType } from '@/contract/userType.ts'
import { useText } from '@/i18n/useText.ts'
import { DictText } from '@/reference/DictText.tsx'
import { TENDER_TONES } from '@/reference/statusTones.ts'
import { hrefTo } from '@/routes/href.ts'
import { Chip, StatusTag } from '@/ui/Chip.tsx'
import { Countdown } from '@/ui/Countdown.tsx'
import { TypedText } from '@/ui/TypedText.tsx'
import { OpenOrders } from '../blocks/OpenOrders.tsx'
import { RowBlock } from '../blocks/RowBlock.tsx'
import { useLaneName } from '../blocks/useLaneName.ts'

/** Rows asked for: those that run are picked from them. */
const ASKED = 50
const SHOWN = 4
const OWN: QueryOptions = { silent: true, refreshOnFocus: true }
/** Statuses shown, those that wait for this member first. */
const TENDERS: readonly TenderStatus[] = ['EVALUATING', 'QUOTING', 'AWARDED', 'REVIEWING']
const BIDS: readonly BidStatus[] = ['AWARDED', 'NEED_RECONFIRM', 'DRAFT', 'SHORTLISTED', 'SUBMITTED']

const sum = (counts: Record<string, number>, tabs: readonly string[]): number =>
  tabs.reduce((total, tab) => total + (counts[tab] ?? 0), 0)

/** The rows in one of the statuses, in their order, what is due first on top. */
function running<Status, Row extends { status: Status; deadline: string }>(
  rows: readonly Row[],
  statuses: readonly Status[],
): readonly Row[] {
  return rows
    .filter(({ status }) => statuses.includes(status))
    .toSorted(
      (a, b) =>
        statuses.indexOf(a.status) - statuses.indexOf(b.status) || Date.parse(a.deadline) - Date.parse(b.deadline),
    )
    .slice(0, SHOWN)
}

/** What this member has running: tenders of those who buy, bids of those who sell, orders of both. */
export function MyTrade({ userType }: { userType: UserType }) {
  return (
    <div className="ct-hub-blocks">
      {userType !== 3 && <MyTenders />}
      {userType !== 1 && <MyBids />}
      <OpenOrders shown={SHOWN} />
    </div>
  )
}

function MyTenders() {
  const t = useText()
  const laneName = useLaneName()
  const query = useQuery(tenderEndpoints.minePage, { size: ASKED }, OWN)
  return (
    <RowBlock
      title={t('hub.mine.tenders')}
      all={{ to: hrefTo('myTenderBids'), text: t('route.myTenderBids') }}
      query={query}
      none={t('hub.mine.tenders.none')}
      next={{ to: hrefTo('tenderIssue'), text: t('route.tenderIssue') }}
      size={SHOWN}
      countOf={({ counts }) => sum(counts, TENDERS)}
      rowsOf={({ records }) =>
        running(records, TENDERS).map(({ id, no, lanes: [lane], status, deadline, bidCount }) => ({
          id,
          to: hrefTo('myTenderBids', { tenderId: id }),
          title: lane ? laneName(lane.pol, lane.pod) : no,
          facts: (
            <>
              <StatusTag tone={TENDER_TONES[status]}>
                <DictText dict="tender_status" code={status} />
              </StatusTag>
              <span className="ct-code" title={no}>
                {no}
              </span>
            </>
          ),
          end: (
            <>
              {status === 'QUOTING' && <Countdown until={deadline} onEnd={query.refresh} />}
              <span className="ct-dim">{t('hub.bids', { count: bidCount })}</span>
            </>
          ),
        }))
      }
    />
  )
}

function MyBids() {
  const t = useText()
  const laneName = useLaneName()
  const query = useQuery(bidEndpoints.minePage, { size: ASKED }, OWN)
  return (
    <RowBlock
      title={t('hub.mine.bids')}
      all={{ to: hrefTo('myBids'), text: t('route.myBids') }}
      query={query}
      none={t('hub.mine.bids.none')}
      next={{ to: hrefTo('tenderSearch', { quotable: 'true' }), text: t('hub.mine.bids.next') }}
      size={SHOWN}
      rowsOf={({ records }) =>
        running(records, BIDS).map(({ id, pol, pod, status, tenderTitle, deadline, confirmBy, rank, rankOf }) => ({
          id,
          to: hrefTo('myBids', { bidId: id }),
          title: laneName(pol, pod),
          facts: (
            <>
              <Chip>
                <DictText dict="bid_status" code={status} />
              </Chip>
              <span title={tenderTitle}>
                <TypedText>{tenderTitle}</TypedText>
              </span>
            </>
          ),
          end: (
            <>
              <Countdown until={confirmBy ?? deadline} onEnd={query.refresh} />
              {rank !== undefined && rankOf !== undefined && (
                <span className="ct-dim">{t('hub.mine.bids.rank', { rank, of: rankOf })}</span>
              )}
            </>
          ),
        }))
      }
    />
  )
}
