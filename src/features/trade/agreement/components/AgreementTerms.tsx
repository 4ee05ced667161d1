import type { AgreementDetail } from '@/contract/trade/agreement/schemas.ts'
import type { OrderSide } from '@/contract/money/order/values.ts'
import { noticeDaysOf, terminationDaysOf } from '@/contract/trade/tender/term/values.ts'
import { useText } from '@/i18n/useText.ts'
import { useCancelFee } from '@/reference/useCancelFee.ts'
import { useSettlement } from '@/reference/useSettlement.ts'
import { usePaymentTerm } from '@/reference/usePaymentTerm.ts'
import { DictText } from '@/reference/DictText.tsx'
import { FloatingText } from '@/reference/FloatingText.tsx'
import { FuelText } from '@/reference/FuelText.tsx'
import { PayersText } from '@/reference/PayersText.tsx'
import { useNameOf } from '@/reference/useReferences.ts'
import { hrefTo } from '@/routes/href.ts'
import { DaySpan } from '@/ui/DateText.tsx'
import { DefinitionGrid } from '@/ui/DefinitionGrid.tsx'
import { RouteLink } from '@/ui/RouteLink.tsx'
import { agreementLink, partyOf } from '../link.ts'

/** The agreed terms that hold for all lanes. */
export function AgreementTerms({ agreement }: { agreement: AgreementDetail }) {
  const t = useText()
  const nameOf = useNameOf()
  const termOf = usePaymentTerm()
  const cancelFeeOf = useCancelFee()
  const settlementOf = useSettlement()
  const { side, term, payers, tenderId, tenderNo, bidId, supersedes, follower } = agreement
  const award = side === 'BUYER' ? hrefTo('myTenderBids', { tenderId }) : hrefTo('myBids', { bidId })
  return (
    <DefinitionGrid
      items={[
        { label: t(side === 'BUYER' ? 'agreement.seller' : 'agreement.buyer'), value: nameOf(partyOf(agreement)) },
        { label: t('agreement.period'), value: <DaySpan from={agreement.validFrom} to={agreement.validTo} /> },
        { label: t('agreement.tender'), value: <RouteLink to={award}>{tenderNo}</RouteLink> },
        ...(supersedes
          ? [{ label: t('agreement.supersedes'), value: <OtherAgreement side={side} {...supersedes} /> }]
          : []),
        ...(follower ? [{ label: t('agreement.follower'), value: <OtherAgreement side={side} {...follower} /> }] : []),
        { label: t('agreement.mode'), value: <DictText dict="transport_mode" code={agreement.mode} /> },
        { label: t('agreement.lead'), value: t('common.unit.day', { count: term.leadDays }) },
        ...(term.overPct
          ? [{ label: t('agreement.overPct'), value: t('agreement.overPct.text', { pct: term.overPct }) }]
          : []),
        { label: t('agreement.hours'), value: t('common.unit.hour', { count: term.confirmHours }) },
        { label: t('agreement.currency'), value: agreement.currency },
        { label: t('agreement.payment'), value: termOf(agreement) },
        ...settlementOf(agreement),
        ...cancelFeeOf(agreement),
        ...(term.floating
          ? [{ label: t('agreement.noticeDays'), value: t('common.unit.day', { count: noticeDaysOf(term) }) }]
          : []),
        { label: t('agreement.terminationDays'), value: t('common.unit.day', { count: terminationDaysOf(term) }) },
        ...(term.floating
          ? [{ label: t('agreement.floating'), value: <FloatingText codes={term.floating} />, span: 4 as const }]
          : []),
        ...(term.fuel ? [{ label: t('agreement.fuel'), value: <FuelText link={term.fuel} />, span: 4 as const }] : []),
        ...(payers ? [{ label: t('agreement.payers'), value: <PayersText payers={payers} />, span: 4 as const }] : []),
      ]}
    />
  )
}

/** The agreement before or after this one. */
function OtherAgreement({ side, id, no }: { side: OrderSide; id: string; no: string }) {
  return <RouteLink to={agreementLink(side, id)}>{no}</RouteLink>
}
