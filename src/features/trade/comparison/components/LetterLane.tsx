import type { SailingPick } from '@/contract/trade/bid/carriage/schemas.ts'
import type { BidLane, ReceivedBid } from '@/contract/trade/bid/schemas.ts'
import type { AwardWinner } from '@/contract/trade/tender/award/schemas.ts'
import type { TenderDetail } from '@/contract/trade/tender/schemas.ts'
import { hasFreeTime } from '@/contract/trade/tender/values.ts'
import type { TransportMode } from '@/contract/trade/tender/values.ts'
import { useLocale } from '@/i18n/LocaleProvider.tsx'
import { useFormats } from '@/i18n/useFormats.ts'
import { useText } from '@/i18n/useText.ts'
import { BoxesText } from '@/reference/LaneText.tsx'
import { useDict, useFreight } from '@/reference/useReferences.ts'
import { DefinitionGrid } from '@/ui/DefinitionGrid.tsx'
import { listText } from '@/ui/listText.ts'
import { TakenAmount } from '@/ui/TakenAmount.tsx'
import { freeTimeTexts } from '@/ui/tierText.ts'
import { rateTakenText } from '@/ui/unitPriceText.ts'
import { awardedLines } from '../awardedLines.ts'

interface LaneProps {
  tender: TenderDetail
  bid: ReceivedBid | undefined
  part: AwardWinner['lanes'][number]
}

/** The awarded part of one lane: prices and carriage. */
export function LetterLane({ tender, bid, part }: LaneProps) {
  const t = useText()
  const formats = useFormats()
  const { locale } = useLocale()
  const { chargeName, boxCode, portName } = useFreight()
  const bases = useDict('charge_basis')
  const lane = tender.lanes.find((one) => one.laneNo === part.laneNo)
  const quoted = bid?.lanes.find((one) => one.laneNo === part.laneNo)
  const lines = awardedLines(tender, bid, part)
  const port = (code: string) => `${portName(code)} ${code}`
  const chargesOf = (state: 'INCLUDED' | 'EXCLUDED') =>
    listText(locale, [
      ...new Set(
        lines
          .filter((line) => line.state === state)
          .map(({ code, includedIn }) => `${code} ${chargeName(code)}${includedIn ? ` (${includedIn})` : ''}`),
      ),
    ])
  const [included, excluded] = [chargesOf('INCLUDED'), chargesOf('EXCLUDED')]
  return (
    <section>
      <h3 className="ct-h3 ct-award-part">
        {t('comparison.control.laneNo', { no: part.laneNo })} · {lane && port(lane.pol)}
        {lane?.pod && ` → ${port(lane.pod)}`} · <BoxesText boxes={part.boxes} loose={lane?.loose} />
      </h3>
      {lines.length > 0 && (
        <table className="ct-letter-lines">
          <caption className="ct-hidden">{t('comparison.control.laneNo', { no: part.laneNo })}</caption>
          <tbody>
            {lines
              .filter((line) => line.state === 'QUOTED')
              .map((line) => (
                <tr key={`${line.code} ${line.isoCode ?? ''} ${line.group}`}>
                  <th scope="row">{[line.code, chargeName(line.code), boxCode(line.isoCode)].join(' ')}</th>
                  <td>
                    {line.qty} × {rateTakenText(formats, line)} · {bases.labelOf(line.basis)} ·{' '}
                    {t(line.paymentTerm === 'PRE' ? 'comparison.letter.PRE' : 'comparison.letter.COL')}
                  </td>
                  <td className="ct-end">
                    <TakenAmount line={line} />
                  </td>
                </tr>
              ))}
          </tbody>
        </table>
      )}
      {included && <p>{t('comparison.letter.included', { charges: included })}</p>}
      {excluded && <p>{t('comparison.letter.excluded', { charges: excluded })}</p>}
      <Carriage quoted={quoted} mode={tender.mode} pol={lane?.pol} pod={lane?.pod} />
    </section>
  )
}

interface CarriageProps {
  quoted: BidLane | undefined
  mode: TransportMode
  pol: string | undefined
  pod: string | undefined
}

/** Carrier, sailing, transit and free time as stated in the bid. */
function Carriage({ quoted, mode, pol, pod }: CarriageProps) {
  const t = useText()
  const { locale } = useLocale()
  const { carrierName, portName } = useFreight()
  const none = t('comparison.letter.none')
  const carrier = quoted?.carrierScac && [carrierName(quoted.carrierScac), quoted.service].filter(Boolean).join(' · ')
  const route =
    quoted &&
    (quoted.direct
      ? t('comparison.letter.direct')
      : t('comparison.matrix.via', { ports: listText(locale, quoted.via.map(portName)) || none }))
  return (
    <DefinitionGrid
      items={[
        { label: t('comparison.matrix.carrier'), value: carrier ?? none },
        {
          label: t('comparison.matrix.transit'),
          value: quoted ? `${t('common.unit.day', { count: quoted.transitDays })} · ${route}` : none,
        },
        {
          label: t('comparison.letter.sailings'),
          span: 2,
          value: quoted?.sailings.length
            ? quoted.sailings.map((one) => (
                <Sailing key={`${one.vessel} ${one.voyage}`} sailing={one} pol={pol} pod={pod} />
              ))
            : none,
        },
        ...(hasFreeTime(mode)
          ? [
              {
                label: t('comparison.letter.freeTime'),
                span: 4 as const,
                value: quoted ? <FreeTime free={quoted.freeTime} /> : none,
              },
            ]
          : []),
      ]}
    />
  )
}

/** Times are local to each port. */
function Sailing({ sailing, pol, pod }: { sailing: SailingPick; pol: string | undefined; pod: string | undefined }) {
  const t = useText()
  const { zoneOf } = useFreight()
  const { dateTime } = useFormats()
  const at = (iso: string, port: string | undefined) => dateTime(iso, zoneOf(port))
  return (
    <div>
      {t('comparison.letter.sailing', {
        name: `${sailing.vessel} ${sailing.voyage}`,
        etd: at(sailing.etd, pol),
        eta: at(sailing.eta, pod),
      })}
    </div>
  )
}

function FreeTime({ free }: { free: BidLane['freeTime'] }) {
  const t = useText()
  const formats = useFormats()
  const { money } = formats
  const counted = freeTimeTexts(t, formats, free)
  const { originDetDays: origin, destDemDays: dem, destDetDays: det, combinedDays, dayRate } = free
  return (
    <>
      <div>
        {combinedDays === undefined
          ? t('comparison.letter.free', { origin, dem, det })
          : t('comparison.letter.freeTogether', { origin, together: combinedDays })}
      </div>
      {counted.map((one) => (
        <div key={one}>{one}</div>
      ))}
      {(dayRate ?? !free.tiers) && (
        <div>
          {t(dayRate ? 'comparison.letter.after' : 'comparison.letter.afterNone', {
            rate: dayRate ? money(dayRate) : '',
          })}
        </div>
      )}
    </>
  )
}
