import { ASSUMED_DAYS } from '@/contract/trade/bid/quantity.ts'
import type { FileRef } from '@/contract/file/schemas.ts'
import type { Weights } from '@/contract/trade/tender/draft.ts'
import { SET_DEMANDS, USUAL_LEVELS } from '@/contract/trade/tender/demands/values.ts'
import { wholePayers } from '@/contract/trade/tender/payers/split.ts'
import { countsBoxes, countsDays, hasFreeTime, namesBls } from '@/contract/trade/tender/values.ts'
import { useText } from '@/i18n/useText.ts'
import { mqcParts } from '@/reference/mqcParts.ts'
import { AllocationText } from '@/reference/AllocationText.tsx'
import { useCancelFee } from '@/reference/useCancelFee.ts'
import { useSettlement } from '@/reference/useSettlement.ts'
import { usePaymentTerm } from '@/reference/usePaymentTerm.ts'
import { DictText } from '@/reference/DictText.tsx'
import { BoxesText } from '@/reference/LaneText.tsx'
import { PayersText } from '@/reference/PayersText.tsx'
import { useDict, useFreight } from '@/reference/useReferences.ts'
import { CodeChip } from '@/ui/Chip.tsx'
import { DateText } from '@/ui/DateText.tsx'
import type { DefinitionItem } from '@/ui/DefinitionGrid.tsx'
import { Money } from '@/ui/Money.tsx'
import { TypedText } from '@/ui/TypedText.tsx'
import { useCompanyName, useInvited } from './components/InvitedPicker.tsx'
import type { LaneInput } from './form.ts'
import { useIssue } from './IssueContext.ts'
import { DASH, useCallOffItems, useItem } from './useCallOffItems.tsx'

/** Returns the whole tender as label-value pairs by section; a dash for empty values. */
export function useReviewItems() {
  const cargo = useCargoItems()
  const laneItems = useLaneItems()
  const { out } = useIssue()
  return {
    cargo,
    lanes: (out.lanes ?? []).map(laneItems),
    terms: useTermItems(),
    rules: useRuleItems(),
  }
}

function useCargoItems(): DefinitionItem[] {
  const t = useText()
  const item = useItem()
  const { packageName } = useFreight()
  const { out, form, proposals } = useIssue()
  const { dg, reefer, oog, value, ...cargo } = out.cargo ?? {}
  return [
    item('title', form.autoTitle ? proposals.title : out.title, 2),
    item('mode', out.mode && <DictText dict="transport_mode" code={out.mode} />),
    item('cargo.nameZh', cargo.nameZh, 2),
    item('cargo.nameEn', cargo.nameEn, 2),
    item('cargo.hsCode', cargo.hsCode && <CodeChip code={cargo.hsCode} />),
    item('cargo.packageType', cargo.packageType && packageName(cargo.packageType)),
    item('cargo.pieces', cargo.pieces),
    item('cargo.grossKg', cargo.grossKg),
    item('cargo.cbm', cargo.cbm),
    item(
      'cargo.value.amount',
      value?.amount && <Money value={{ amount: value.amount, currency: value.currency ?? '' }} />,
    ),
    item('cargo.stackable', t(cargo.stackable ? 'common.yes' : 'common.no')),
    ...(dg
      ? [
          {
            label: t('issue.special.dg'),
            value: `UN ${dg.unNo ?? DASH} · ${dg.class ?? DASH} · ${dg.packingGroup ?? DASH}`,
          },
        ]
      : []),
    ...(reefer
      ? [{ label: t('issue.special.reefer'), value: `${reefer.setC ?? DASH} °C · ${reefer.ventCbmH ?? DASH} CBM/h` }]
      : []),
    ...(oog
      ? [
          {
            label: t('issue.special.oog'),
            value: `${[oog.lengthCm, oog.widthCm, oog.heightCm].map((n) => n ?? DASH).join(' × ')} cm`,
          },
        ]
      : []),
  ]
}

function useLaneItems() {
  const t = useText()
  const item = useItem()
  const { portName } = useFreight()
  const { out } = useIssue()
  const mode = out.mode ?? 'FCL'
  const port = (code: string | undefined) => code && <CodeChip code={code} name={portName(code)} />
  const window = (lane: LaneInput) =>
    (lane.etdFrom ?? lane.etdTo) && `${lane.etdFrom ?? DASH} \u2013 ${lane.etdTo ?? DASH}`
  const boxes = (lane: LaneInput) =>
    (lane.boxes ?? []).flatMap(({ isoCode, qty }) => (isoCode && qty ? [{ isoCode, qty }] : []))
  const loose = ({ loose: l }: LaneInput) =>
    t('common.cargo.loose', { pieces: l?.pieces ?? DASH, kg: Number(l?.grossKg || NaN), cbm: Number(l?.cbm || NaN) })
  const handover = (type: LaneInput['receiptType'], place: string | undefined) =>
    type && (
      <>
        <DictText dict="handover_type" code={type} /> {place}
      </>
    )
  return (lane: LaneInput): DefinitionItem[] => [
    item('lanes.0.pol', port(lane.pol)),
    ...(mode === 'TRUCK' ? [] : [item('lanes.0.pod', port(lane.pod))]),
    countsBoxes(mode)
      ? item('lanes.0.boxes', boxes(lane).length > 0 ? <BoxesText boxes={boxes(lane)} /> : undefined)
      : { label: t('issue.section.loose'), value: loose(lane) },
    ...(namesBls(out) ? [item('lanes.0.blCount', lane.blCount ?? 1)] : []),
    ...(countsDays(out, lane) ? [item('lanes.0.assumedDays', lane.assumedDays ?? ASSUMED_DAYS)] : []),
    item('lanes.0.cargoReadyDate', lane.cargoReadyDate),
    { label: t('issue.review.etd', { mode }), value: window(lane) ?? DASH, span: 2 },
    ...(mode === 'TRUCK'
      ? [
          item('lanes.0.truck.pickup', lane.truck?.pickup, 2),
          item('lanes.0.truck.drop', lane.truck?.drop, 2),
          item('lanes.0.truck.emptyReturn', lane.truck?.emptyReturn),
          item('lanes.0.truck.waitingFreeHours', lane.truck?.waitingFreeHours),
          item('lanes.0.truck.weighbridge', t(lane.truck?.weighbridge ? 'common.yes' : 'common.no')),
        ]
      : [
          item('lanes.0.receiptType', handover(lane.receiptType, lane.receiptPlace)),
          item('lanes.0.deliveryType', handover(lane.deliveryType, lane.deliveryPlace)),
          item('lanes.0.maxTransitDays', lane.maxTransitDays),
          ...(hasFreeTime(mode) ? [item('lanes.0.freeDaysWanted', lane.freeDaysWanted)] : []),
          item('lanes.0.directOnly', t(lane.directOnly ? 'common.yes' : 'common.no')),
        ]),
    ...(out.type === 'CONTRACT' ? [item('lanes.0.boxesPerWeek', lane.boxesPerWeek)] : []),
    ...(out.term
      ? [
          item('lanes.0.plannedBookings', lane.plannedBookings),
          item('lanes.0.blPerBooking', lane.blPerBooking ?? 1),
          item('lanes.0.allocation.boxes', lane.allocation && <AllocationText allocation={lane.allocation} />),
          item(
            'lanes.0.mqc',
            lane.mqc && t('issue.field.mqc.text', mqcParts(lane.mqc, lane.boxes, out.compareCurrency)),
            2,
          ),
        ]
      : []),
  ]
}

function useTermItems(): DefinitionItem[] {
  const item = useItem()
  const { chargeName } = useFreight()
  const { out } = useIssue()
  const termOf = usePaymentTerm()
  const cancelFeeOf = useCancelFee()
  const settlementOf = useSettlement()
  const callOff = useCallOffItems()
  const files = (out.attachments ?? []) as readonly FileRef[]
  const payers = wholePayers(out.payers)
  return [
    item('incoterm', out.incoterm),
    item('namedPlace', out.namedPlace),
    item('paymentTerm', out.paymentTerm && termOf({ ...out, paymentTerm: out.paymentTerm })),
    ...settlementOf(out),
    ...cancelFeeOf(out),
    item('compareCurrency', out.compareCurrency),
    ...callOff,
    ...(payers ? [item('payers', <PayersText payers={payers} />, 4)] : []),
    item(
      'requiredCharges',
      (out.requiredCharges ?? []).length > 0 && (
        <span className="ct-issue-chips">
          {(out.requiredCharges ?? []).map((code) => (
            <CodeChip key={code} code={code} name={chargeName(code)} />
          ))}
        </span>
      ),
      4,
    ),
    item(
      'remarks',
      out.remarks && (
        <span className="ct-issue-prose">
          <TypedText>{out.remarks}</TypedText>
        </span>
      ),
      4,
    ),
    item('attachments', files.map(({ name }) => name).join(', '), 4),
  ]
}

function useRuleItems(): DefinitionItem[] {
  const t = useText()
  const item = useItem()
  const { out } = useIssue()
  const nameOf = useCompanyName()
  const demandName = useDict('demand').labelOf
  const invited = useInvited((out.invited ?? []).filter((id) => id !== undefined))
  const part = (name: keyof Weights) => out.weights?.[name] ?? DASH
  return [
    item('type', out.type && <DictText dict="tender_type" code={out.type} />),
    item('visibility', out.visibility && <DictText dict="visibility" code={out.visibility} />),
    ...(out.visibility === 'INVITED' ? [item('invited', invited.map(nameOf).join(', '), 4)] : []),
    ...(out.guests ? [item('guests', out.guests.map((guest) => guest?.company).join(', '), 4)] : []),
    item('quoting', out.quoting && <DictText dict="quoting_mode" code={out.quoting} />),
    item('deadline', out.deadline && <DateText value={out.deadline} />, 2),
    item('validityWantedTo', out.validityWantedTo),
    item(
      'demands',
      SET_DEMANDS.filter((demand) => (out.demands?.[demand] ?? USUAL_LEVELS[demand]) === 'MUST')
        .map(demandName)
        .join(', '),
      2,
    ),
    item('awardRule', out.awardRule && <DictText dict="award_rule" code={out.awardRule} />),
    ...(out.awardRule === 'WEIGHTED'
      ? [
          item(
            'weights',
            t('issue.review.weights', {
              price: part('price'),
              transit: part('transit'),
              freeTime: part('freeTime'),
              rating: part('rating'),
              co2: out.weights?.co2 ?? 0,
            }),
            2,
          ),
        ]
      : []),
  ]
}
