import { askedDemands } from '@/contract/trade/tender/demands/asked.ts'
import type { TenderDetail } from '@/contract/trade/tender/schemas.ts'
import { noticeDaysOf, terminationDaysOf } from '@/contract/trade/tender/term/values.ts'
import { allWeights } from '@/contract/trade/tender/weights.ts'
import { useText } from '@/i18n/useText.ts'
import { FloatingText } from '@/reference/FloatingText.tsx'
import { FuelText } from '@/reference/FuelText.tsx'
import { PayersText } from '@/reference/PayersText.tsx'
import { DictText } from '@/reference/DictText.tsx'
import { namedPlace } from '@/reference/namedPlace.ts'
import { useCancelFee } from '@/reference/useCancelFee.ts'
import { useSettlement } from '@/reference/useSettlement.ts'
import { usePaymentTerm } from '@/reference/usePaymentTerm.ts'
import { useDict, useFreight } from '@/reference/useReferences.ts'
import { CodeChip } from '@/ui/Chip.tsx'
import { DefinitionGrid } from '@/ui/DefinitionGrid.tsx'
import './tender.css'

/** Terms and quoting rules as label-value pairs. */
export function TermsFacts({ tender }: { tender: TenderDetail }) {
  const t = useText()
  const freight = useFreight()
  const termOf = usePaymentTerm()
  const cancelFeeOf = useCancelFee()
  const settlementOf = useSettlement()
  const { chargeName } = freight
  const demandName = useDict('demand').labelOf
  return (
    <DefinitionGrid
      items={[
        { label: t('tender.detail.type'), value: <DictText dict="tender_type" code={tender.type} /> },
        { label: t('tender.detail.mode'), value: <DictText dict="transport_mode" code={tender.mode} /> },
        {
          label: t('tender.detail.incoterm'),
          value: tender.incoterm
            ? `${tender.incoterm} ${namedPlace(tender.namedPlace ?? '', freight)}`
            : t('common.notShown'),
        },
        { label: t('tender.detail.payment'), value: termOf(tender) },
        ...settlementOf(tender),
        ...cancelFeeOf(tender),
        ...(tender.payers
          ? [{ label: t('tender.detail.payers'), value: <PayersText payers={tender.payers} />, span: 2 as const }]
          : []),
        ...(tender.term
          ? [
              {
                label: t('tender.detail.callOff'),
                value: t('tender.detail.callOff.text', {
                  leadDays: tender.term.leadDays,
                  confirmHours: tender.term.confirmHours,
                }),
                span: 2 as const,
              },
            ]
          : []),
        ...(tender.term?.overPct
          ? [
              {
                label: t('tender.detail.overPct'),
                value: t('tender.detail.overPct.text', { pct: tender.term.overPct }),
              },
            ]
          : []),
        ...(tender.term?.floating
          ? [
              {
                label: t('tender.detail.noticeDays'),
                value: t('common.unit.day', { count: noticeDaysOf(tender.term) }),
              },
            ]
          : []),
        ...(tender.term
          ? [
              {
                label: t('tender.detail.terminationDays'),
                value: t('common.unit.day', { count: terminationDaysOf(tender.term) }),
              },
            ]
          : []),
        ...(tender.term?.floating
          ? [
              {
                label: t('tender.detail.floating'),
                value: <FloatingText codes={tender.term.floating} />,
                span: 4 as const,
              },
            ]
          : []),
        ...(tender.term?.fuel
          ? [{ label: t('tender.detail.fuel'), value: <FuelText link={tender.term.fuel} />, span: 4 as const }]
          : []),
        { label: t('tender.detail.quoting'), value: <DictText dict="quoting_mode" code={tender.quoting} /> },
        { label: t('tender.detail.currency'), value: tender.compareCurrency },
        { label: t('tender.detail.awardRule'), value: <DictText dict="award_rule" code={tender.awardRule} /> },
        ...(tender.awardRule === 'WEIGHTED'
          ? [
              {
                label: t('tender.detail.weights'),
                value: t('tender.detail.weights.text', allWeights(tender.weights)),
                span: 2 as const,
              },
            ]
          : []),
        {
          label: t('tender.detail.demands'),
          span: 4,
          value: askedDemands(tender, 'MUST').map(demandName).join(', ') || t('common.notShown'),
        },
        {
          label: t('tender.detail.required'),
          span: 4,
          value: (
            <span className="ct-tender-chips">
              {tender.requiredCharges.map((code) => (
                <CodeChip key={code} code={code} name={chargeName(code)} />
              ))}
            </span>
          ),
        },
        ...(tender.remarks ? [{ label: t('tender.detail.remarks'), value: tender.remarks, span: 4 as const }] : []),
      ]}
    />
  )
}
