import type { AgreementDetail } from '@/contract/trade/agreement/schemas.ts'
import type { Booking } from '@/contract/market/booking/schemas.ts'
import { useText } from '@/i18n/useText.ts'
import { DictText } from '@/reference/DictText.tsx'
import { BoxesText, LaneText } from '@/reference/LaneText.tsx'
import { ORDER_TONES } from '@/reference/statusTones.ts'
import { useDict } from '@/reference/useReferences.ts'
import { marketDay } from '@/contract/marketDay.ts'
import { orderLink } from '@/routes/orderTabs.ts'
import { StatusTag } from '@/ui/Chip.tsx'
import { Countdown } from '@/ui/Countdown.tsx'
import { DataTable } from '@/ui/DataTable.tsx'
import { EmptyState } from '@/ui/EmptyState.tsx'
import { AboutMoney } from '@/ui/AboutMoney.tsx'
import { RouteLink } from '@/ui/RouteLink.tsx'
import { TypedText } from '@/ui/TypedText.tsx'
import { CallOffActions } from './CallOffActions.tsx'

interface CallOffsProps {
  agreement: AgreementDetail
  /** Called when a deadline ends. */
  onEnd: () => void
}

/** Call-offs of an agreement, newest first, each with its order. */
export function CallOffs({ agreement, onEnd }: CallOffsProps) {
  const t = useText()
  const { callOffs, lanes, side } = agreement
  const laneOf = ({ callOff }: Booking) => lanes.find(({ laneNo }) => laneNo === callOff?.laneNo)
  if (callOffs.length === 0)
    return <EmptyState title={t('agreement.callOffs.none')} text={t(`agreement.callOffs.none.${side}`)} />
  return (
    <DataTable
      caption={t('agreement.callOffs')}
      rows={callOffs}
      rowKey={(row) => row.id}
      columns={[
        {
          key: 'order',
          title: t('agreement.order'),
          isLead: true,
          cell: (row) => (
            <span className="ct-agreement-two">
              <RouteLink to={orderLink(row.id)}>{row.no}</RouteLink>
              {row.note && (
                <span className="ct-dim">
                  <TypedText>{row.note}</TypedText>
                </span>
              )}
            </span>
          ),
        },
        {
          key: 'lane',
          title: t('agreement.lane'),
          cell: (row) => {
            const lane = laneOf(row)
            return lane && <LaneText pol={lane.pol} pod={lane.pod} />
          },
        },
        {
          key: 'boxes',
          title: t('agreement.box'),
          cell: (row) => (
            <span className="ct-agreement-two">
              <BoxesText boxes={row.items.flatMap(({ isoCode, qty }) => (isoCode ? [{ isoCode, qty }] : []))} />
              {row.callOff?.cargo && (
                <span className="ct-dim">
                  <TypedText>{row.callOff.cargo.name}</TypedText>
                </span>
              )}
              {row.callOff?.prepaid && <span className="ct-dim">{t('agreement.prepaid')}</span>}
              {row.callOff?.isOver && <span className="ct-dim">{t('agreement.over')}</span>}
            </span>
          ),
        },
        { key: 'etd', title: t('agreement.etd'), cell: (row) => <Departure row={row} /> },
        {
          key: 'price',
          title: t('agreement.allIn'),
          align: 'end',
          cell: (row) => <AboutMoney value={row.allIn} isAbout={row.isAbout} />,
        },
        { key: 'status', title: t('agreement.status'), cell: (row) => <State row={row} onEnd={onEnd} /> },
        {
          key: 'action',
          title: t('agreement.action'),
          cell: (row) => <CallOffActions row={row} lane={laneOf(row)} mode={agreement.mode} onEnd={onEnd} />,
        },
      ]}
    />
  )
}

/** The wanted day, or the sailing with which it was accepted. */
function Departure({ row: { callOff, sailing, status } }: { row: Booking }) {
  const t = useText()
  const offered = status === 'TO_CONFIRM' ? callOff?.counter?.sailing : undefined
  if (offered)
    return (
      <span className="ct-agreement-two">
        <span>{callOff?.etd}</span>
        <span className="ct-dim">{t('agreement.counter.day', { day: marketDay(Date.parse(offered.etd)) })}</span>
      </span>
    )
  if (!sailing) return <span>{callOff?.etd}</span>
  const rolled = callOff?.rolled?.at(-1)
  return (
    <span className="ct-agreement-two">
      <span>{t('agreement.sailing', { vessel: sailing.vessel, voyage: sailing.voyage })}</span>
      <span className="ct-dim">{marketDay(Date.parse(sailing.etd))}</span>
      {rolled && <span className="ct-dim">{t('agreement.rolled', { day: rolled.etd })}</span>}
    </span>
  )
}

function State({ row, onEnd }: { row: Booking; onEnd: () => void }) {
  const t = useText()
  const { labelOf } = useDict('order_status')
  return (
    <span className="ct-agreement-two">
      <StatusTag tone={ORDER_TONES[row.status]}>{labelOf(row.status)}</StatusTag>
      {row.acceptBy && (
        <span className="ct-dim">
          {t(row.callOff?.counter ? 'agreement.counter.answerBy' : 'agreement.answerBy')}{' '}
          <Countdown until={row.acceptBy} onEnd={onEnd} />
        </span>
      )}
      {row.refusal && (
        <span className="ct-dim">
          <DictText dict="call_off_refusal" code={row.refusal.reason} />
          {row.refusal.note && (
            <>
              {' '}
              · <TypedText>{row.refusal.note}</TypedText>
            </>
          )}
        </span>
      )}
    </span>
  )
}
