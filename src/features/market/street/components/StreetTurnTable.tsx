import { known } from '@/contract/known.ts'
import type { StreetTurn } from '@/contract/market/street/schemas.ts'
import { useFormats } from '@/i18n/useFormats.ts'
import { durationText } from '@/i18n/duration.ts'
import { useText } from '@/i18n/useText.ts'
import { BoxesText } from '@/reference/LaneText.tsx'
import { useFreight, useNameOf } from '@/reference/useReferences.ts'
import { hrefTo } from '@/routes/href.ts'
import { orderLink } from '@/routes/orderTabs.ts'
import { Chip } from '@/ui/Chip.tsx'
import { DataTable } from '@/ui/DataTable.tsx'
import { RouteLink } from '@/ui/RouteLink.tsx'
import './street.css'
import { TypedText } from '@/ui/TypedText.tsx'

interface TableProps {
  rows: readonly StreetTurn[]
  /** Caption of the table. */
  caption: string
  /** Whether the rows are pick-ups, or offered empty containers. */
  of: 'needs' | 'offers'
  isStale?: boolean | undefined
}

/** Street turns, the best first: match, reasons, distance and the saved empty run. */
export function StreetTurnTable({ rows, caption, of, isStale = false }: TableProps) {
  const t = useText()
  return (
    <DataTable
      caption={caption}
      rows={rows}
      // Lanes of one tender may need the same type on the same days.
      rowKey={(row) => `${row.id} ${rows.indexOf(row)}`}
      isStale={isStale}
      columns={[
        {
          key: 'thing',
          title: t(of === 'needs' ? 'street.need' : 'street.offer'),
          isLead: true,
          cell: (row) => <Target row={row} />,
        },
        { key: 'box', title: t('street.box'), cell: (row) => <Box row={row} /> },
        { key: 'where', title: t('street.where'), cell: (row) => <Where row={row} /> },
        {
          key: 'when',
          title: t(of === 'needs' ? 'street.needed' : 'street.free'),
          cell: (row) => <When row={row} />,
        },
        { key: 'saved', title: t('street.saved'), align: 'end', cell: (row) => <Saved row={row} /> },
      ]}
    />
  )
}

const HREFS = {
  ORDER: (id: string) => orderLink(id),
  TENDER: (id: string) => hrefTo('tenderDetail', { id }),
  LISTING: (id: string) => hrefTo('marketDetail', { id }),
}

function Target({ row: { source, id, no, title } }: { row: StreetTurn }) {
  const t = useText()
  const hrefOf = known(HREFS, source)
  const typed = <TypedText>{title}</TypedText>
  return (
    <span className="ct-street-cell">
      {hrefOf ? <RouteLink to={hrefOf(id)}>{typed}</RouteLink> : <span>{typed}</span>}
      <span className="ct-street-line">
        <Chip tone="sea">{t(`street.source.${source}`)}</Chip>
        <span className="ct-code ct-dim">{no}</span>
      </span>
    </span>
  )
}

function Box({ row: { isoCode, qty, carrierScac, reasons } }: { row: StreetTurn }) {
  const t = useText()
  const { carrierName } = useFreight()
  return (
    <span className="ct-street-cell">
      <span>
        <BoxesText boxes={[{ isoCode, qty }]} />
        {carrierScac && ` · ${carrierName(carrierScac)}`}
      </span>
      <span className="ct-street-line">
        {reasons.map((reason) => (
          <Chip key={reason} tone={reason === 'CARRIER_OPEN' ? 'neutral' : 'ok'}>
            {t(`street.reason.${reason}`)}
          </Chip>
        ))}
      </span>
    </span>
  )
}

function Where({ row: { city, km } }: { row: StreetTurn }) {
  const t = useText()
  const nameOf = useNameOf()
  return (
    <span className="ct-street-cell">
      <span>{nameOf(city)}</span>
      <span className="ct-dim">{t('street.km', { km })}</span>
    </span>
  )
}

function When({ row: { from, to, waitHours } }: { row: StreetTurn }) {
  const t = useText()
  const { date } = useFormats()
  return (
    <span className="ct-street-cell">
      <span>{t('street.span', { from: date(from), to: date(to) })}</span>
      {waitHours > 0 && <span className="ct-dim">{t('street.wait', { time: durationText(t, waitHours * 60) })}</span>}
    </span>
  )
}

function Saved({ row: { savedKm, depot } }: { row: StreetTurn }) {
  const t = useText()
  const { portName } = useFreight()
  return (
    <span className="ct-street-cell">
      <strong>{t('street.km.saved', { km: savedKm })}</strong>
      <span className="ct-dim">{t('street.depot', { port: portName(depot) })}</span>
    </span>
  )
}
