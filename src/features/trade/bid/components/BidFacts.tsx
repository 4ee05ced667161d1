import { co2OfLane } from '@/contract/trade/bid/co2.ts'
import type { BidLaneView } from '@/contract/trade/bid/schemas.ts'
import type { TenderDetail } from '@/contract/trade/tender/schemas.ts'
import { hasFreeTime } from '@/contract/trade/tender/values.ts'
import { useFormats } from '@/i18n/useFormats.ts'
import { useText } from '@/i18n/useText.ts'
import { Co2Method, Co2Text } from '@/reference/co2/Co2.tsx'
import { LaneText } from '@/reference/LaneText.tsx'
import { DictText } from '@/reference/DictText.tsx'
import { useFreight } from '@/reference/useReferences.ts'
import { PortTime } from '@/ui/DateText.tsx'
import { DefinitionGrid } from '@/ui/DefinitionGrid.tsx'
import { FileLink } from '@/ui/FileLink.tsx'
import { freeTimeTexts } from '@/ui/tierText.ts'
import { Money } from '@/ui/Money.tsx'
import type { BidPreview } from '../quoteMath.ts'
import { BidCharges } from './BidCharges.tsx'
import { OfferText } from './terms/OfferText.tsx'

/** The part of a tender needed to display a bid. */
export type Asked = Pick<TenderDetail, 'lanes' | 'mode'>

/** A submitted or previewed bid: every lane with its carriage and charge lines. */
export function BidFacts({ bid, asked }: { bid: BidPreview; asked: Asked }) {
  const t = useText()
  return (
    <div className="ct-bidfacts">
      <DefinitionGrid
        items={[
          { label: t('bid.sum.allIn'), value: <Money value={bid.allIn} size="large" />, span: 2 },
          { label: t('bid.sum.completeness'), value: `${bid.completeness}%` },
          { label: t('bid.facts.rateDate'), value: bid.allIn.rateDate },
          { label: t('bid.terms.validFrom'), value: bid.validFrom },
          { label: t('bid.terms.validTo'), value: bid.validTo },
          ...(bid.creditOffered === undefined
            ? []
            : [
                {
                  label: t('bid.terms.credit'),
                  value: <Money value={{ amount: bid.creditOffered, currency: bid.allIn.currency }} />,
                },
              ]),
          ...(bid.optionName ? [{ label: t('bid.option.name'), value: bid.optionName, span: 2 as const }] : []),
          ...(bid.note ? [{ label: t('bid.terms.note'), value: bid.note, span: 4 as const }] : []),
        ]}
      />
      {bid.lanes.map((lane) => (
        <LanePart key={lane.laneNo} lane={lane} asked={asked} />
      ))}
      {bid.lanes.some(({ co2PerTeu, co2PerTonne }) => (co2PerTeu ?? co2PerTonne) !== undefined) && <Co2Method />}
      {bid.attachments.length > 0 && (
        <ul>
          {bid.attachments.map((file) => (
            <li key={file.id}>
              <FileLink url={file.url}>{file.name}</FileLink>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** One lane of a submitted bid. */
export function LanePart({ lane, asked }: { lane: BidLaneView; asked: Asked }) {
  const t = useText()
  const { portOf, carrierName, containerTypes } = useFreight()
  const teuOf = (isoCode: string) => containerTypes.find((type) => type.isoCode === isoCode)?.teu ?? 0
  const wanted = asked.lanes.find((entry) => entry.laneNo === lane.laneNo)
  const zoneOf = (port: string | undefined) => (port ? portOf(port)?.timezone : undefined) ?? 'UTC'
  const { freeTime: free } = lane
  const co2 = wanted && co2OfLane(lane, wanted, teuOf)
  const counted = freeTimeTexts(t, useFormats(), free)
  return (
    <section className="ct-bidfacts-lane" aria-label={t('bid.sum.lane', { no: lane.laneNo })}>
      <div className="ct-quote-lanehead">
        {wanted && <LaneText pol={wanted.pol} pod={wanted.pod} />}
        {wanted && !lane.noQuote && <OfferText offered={lane.offeredBoxes} asked={wanted} />}
        {lane.noQuote ? <strong>{t('bid.lane.noQuote')}</strong> : <Money value={lane.allIn} size="large" />}
      </div>
      {!lane.noQuote && (
        <>
          <DefinitionGrid
            items={[
              ...(lane.carrierScac
                ? [{ label: t('bid.carriage.carrier'), value: `${lane.carrierScac} ${carrierName(lane.carrierScac)}` }]
                : []),
              ...(lane.service ? [{ label: t('bid.carriage.service'), value: lane.service }] : []),
              { label: t('bid.carriage.transit'), value: t('common.unit.day', { count: lane.transitDays }) },
              {
                label: t('bid.facts.routing'),
                value: lane.direct
                  ? t('bid.carriage.directShort')
                  : t('bid.carriage.viaShort', { ports: lane.via.join(', ') }),
              },
              ...(co2 === undefined ? [] : [{ label: t('co2.title'), value: <Co2Text kg={co2} /> }]),
              { label: t('bid.carriage.space'), value: <DictText dict="space_status" code={lane.spaceStatus} /> },
              ...(hasFreeTime(asked.mode)
                ? [
                    {
                      label: t('bid.free.title'),
                      span: 2 as const,
                      value:
                        free.combinedDays === undefined
                          ? t('bid.free.text', {
                              origin: free.originDetDays,
                              dem: free.destDemDays,
                              det: free.destDetDays,
                            })
                          : t('bid.free.textCombined', { origin: free.originDetDays, days: free.combinedDays }),
                    },
                    ...(counted.length > 0
                      ? [
                          {
                            label: t('bid.free.after'),
                            span: 2 as const,
                            value: counted.map((one) => <div key={one}>{one}</div>),
                          },
                        ]
                      : []),
                    ...(free.dayRate ? [{ label: t('bid.free.rate'), value: <Money value={free.dayRate} /> }] : []),
                  ]
                : []),
            ]}
          />
          {lane.sailings.length > 0 && (
            <ul className="ct-bidfacts-sailings">
              {lane.sailings.map((sailing) => (
                <li key={`${sailing.vessel} ${sailing.voyage} ${sailing.etd}`}>
                  <strong>
                    {sailing.vessel || t('bid.sailing.unnamed')} {sailing.voyage}
                  </strong>{' '}
                  <span>
                    ETD <PortTime value={sailing.etd} timeZone={zoneOf(wanted?.pol)} unlocode={wanted?.pol ?? ''} />
                  </span>{' '}
                  <span>
                    ETA <PortTime value={sailing.eta} timeZone={zoneOf(wanted?.pod)} unlocode={wanted?.pod ?? ''} />
                  </span>
                </li>
              ))}
            </ul>
          )}
          <BidCharges charges={lane.charges} laneNo={lane.laneNo} />
        </>
      )}
    </section>
  )
}
