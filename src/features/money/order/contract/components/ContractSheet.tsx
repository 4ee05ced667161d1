import type { ContractTerms, OrderContract } from '@/contract/money/order/contract/schemas.ts'
import { isTotalAbout } from '@/contract/trade/bid/about.ts'
import { rateText } from '@/contract/money/order/settlement.ts'
import { useFormats } from '@/i18n/useFormats.ts'
import { useLocale } from '@/i18n/LocaleProvider.tsx'
import { wordsIn } from '@/i18n/locale.ts'
import { useText } from '@/i18n/useText.ts'
import { namedPlace } from '@/reference/namedPlace.ts'
import { FloatingText } from '@/reference/FloatingText.tsx'
import { FuelText } from '@/reference/FuelText.tsx'
import { PayersText } from '@/reference/PayersText.tsx'
import { useCancelFee } from '@/reference/useCancelFee.ts'
import { useSettlement } from '@/reference/useSettlement.ts'
import { usePaymentTerm } from '@/reference/usePaymentTerm.ts'
import { useDict, useFreight } from '@/reference/useReferences.ts'
import { AboutMoney } from '@/ui/AboutMoney.tsx'
import { Button } from '@/ui/Button.tsx'
import { Colon } from '@/ui/Colon.tsx'
import { DefinitionGrid } from '@/ui/DefinitionGrid.tsx'
import type { DefinitionItem } from '@/ui/DefinitionGrid.tsx'
import { Dialog } from '@/ui/Dialog.tsx'
import { listText } from '@/ui/listText.ts'
import { Money } from '@/ui/Money.tsx'
import { TypedText } from '@/ui/TypedText.tsx'
import { SheetLane } from './SheetLane.tsx'
import { SheetShipment } from './SheetShipment.tsx'
import '@/ui/printSheet.css'

/** The terms of a contract in the reader's language. Printing prints this sheet only. */
export function ContractSheet({ contract, onClose }: { contract: OrderContract; onClose: () => void }) {
  const t = useText()
  const { terms, receipt, hash } = contract
  const source = useSource(terms)
  const agreed = useAgreed(terms)
  const footer = (
    <>
      <Button onClick={onClose}>{t('ui.dialog.close')}</Button>
      <Button variant="primary" onClick={() => window.print()}>
        {t('contract.print')}
      </Button>
    </>
  )
  const { total, payable, settled, lanes } = terms
  const isShared = total.amount !== payable.amount || total.currency !== payable.currency
  const isAbout = lanes.some(({ charges }) => isTotalAbout(charges, total.currency))
  return (
    <Dialog isOpen onClose={onClose} title={t('contract.title', { no: terms.orderNo })} footer={footer} size="large">
      <article className="ct-printsheet ct-contract-sheet">
        <DefinitionGrid items={source} />
        <SheetShipment terms={terms} />
        {terms.lanes.map((lane) => (
          <SheetLane key={lane.laneNo} lane={lane} kind={terms.booking?.kind} mode={terms.tender?.mode} />
        ))}
        <p className="ct-contract-sum">
          {settled && (
            <>
              {t('contract.settled')} <Money value={payable} size="large" />
              {' · '}
            </>
          )}
          {t('contract.total')} <AboutMoney value={total} isAbout={isAbout} size={settled ? 'medium' : 'large'} />
          {isShared && !settled && (
            <>
              {' · '}
              {t('contract.payable')} <AboutMoney value={payable} isAbout={isAbout} />
            </>
          )}
        </p>
        <DefinitionGrid items={agreed} />
        <p className="ct-code ct-contract-hash">
          {receipt} · SHA-256 {hash}
        </p>
      </article>
    </Dialog>
  )
}

/** Parties, and what the order comes from. */
function useSource({ buyer, seller, tender, bid, booking, ...terms }: ContractTerms): DefinitionItem[] {
  const t = useText()
  const { locale } = useLocale()
  const { dateTime } = useFormats()
  const { boxCode } = useFreight()
  const kinds = useDict('listing_kind')
  const party = ({ nameZh, nameEn, uscc }: ContractTerms['buyer']) => (
    <>
      {wordsIn(locale, nameZh, nameEn)} <span className="ct-code">{uscc}</span>
    </>
  )
  const booked = booking?.items.map(({ isoCode, qty }) =>
    [qty, isoCode && boxCode(isoCode)].filter(Boolean).join(' × '),
  )
  return [
    { label: t('contract.buyer'), value: party(buyer), span: 2 },
    { label: t('contract.seller'), value: party(seller), span: 2 },
    ...(tender
      ? [{ label: t('contract.tender'), value: t('contract.version', { no: tender.no, version: tender.version }) }]
      : []),
    ...(bid
      ? [
          { label: t('contract.bid'), value: t('contract.version', { no: bid.no, version: bid.version }) },
          { label: t('contract.bidReceipt'), value: bid.receiptNo ?? '' },
        ]
      : []),
    ...(booking
      ? [
          { label: t('contract.listing'), value: `${booking.listingNo} · ${kinds.labelOf(booking.kind)}` },
          { label: t('contract.booked'), value: listText(locale, booked ?? []) },
        ]
      : []),
    { label: t(booking ? 'contract.bookedAt' : 'contract.awardedAt'), value: dateTime(terms.orderedAt) },
    { label: t('contract.confirmedAt'), value: dateTime(terms.confirmedAt) },
    ...(terms.amended
      ? [
          {
            label: t('contract.versionTitle'),
            value: t('contract.amendedAt', { version: terms.version ?? 1, at: dateTime(terms.amended.at) }),
            span: 2 as const,
          },
        ]
      : []),
  ]
}

/** Terms of payment and of the sale, rates, demands and notes. */
function useAgreed({
  sale,
  payers,
  floating,
  overPct,
  fuel,
  bid,
  booking,
  demands,
  rates,
  settled = [],
  ...terms
}: ContractTerms): DefinitionItem[] {
  const t = useText()
  const { locale } = useLocale()
  const freight = useFreight()
  const termOf = usePaymentTerm()
  const cancelFeeOf = useCancelFee()
  const settlementOf = useSettlement()
  const { labelOf } = useDict('demand')
  const note = bid?.note ?? booking?.note
  const { currency: own } = terms.payable
  const converted = settled
    .filter(({ currency }) => currency !== own)
    .map(({ amount, currency, value }) => (
      <div key={currency}>
        <Money value={{ amount, currency }} /> = <Money value={{ amount: value, currency: own }} /> ·{' '}
        {rateText(currency, own, rates.locked.cnyPer)} · {rates.locked.source} {rates.locked.date}
      </div>
    ))
  const listed = (label: string, codes: readonly string[] = []): DefinitionItem[] =>
    codes.length > 0 ? [{ label, value: listText(locale, codes.map(labelOf)), span: 2 }] : []
  return [
    { label: t('contract.paymentTerm'), value: termOf(terms) },
    ...settlementOf(terms),
    ...cancelFeeOf(terms),
    ...(sale
      ? [
          {
            label: t('contract.incoterm'),
            value: [sale.incoterm, namedPlace(sale.namedPlace ?? '', freight)].filter(Boolean).join(' '),
          },
        ]
      : []),
    ...(bid
      ? [{ label: t('contract.validity'), value: t('contract.span', { from: bid.validFrom, to: bid.validTo }) }]
      : []),
    ...(payers ? [{ label: t('contract.payers'), value: <PayersText payers={payers} />, span: 4 as const }] : []),
    ...(overPct === undefined
      ? []
      : [{ label: t('contract.overPct'), value: t('contract.overPct.text', { pct: overPct }), span: 2 as const }]),
    ...(floating
      ? [{ label: t('contract.floating'), value: <FloatingText codes={floating} />, span: 4 as const }]
      : []),
    ...(fuel ? [{ label: t('contract.fuel'), value: <FuelText link={fuel} />, span: 4 as const }] : []),
    ...(converted.length > 0 ? [{ label: t('contract.converted'), value: converted, span: 4 as const }] : []),
    { label: t('contract.quotedRates'), value: <Rates table={rates.quoted} />, span: 4 },
    { label: t('contract.lockedRates'), value: <Rates table={rates.locked} />, span: 4 },
    ...listed(t('contract.must'), demands?.must),
    ...listed(t('contract.wish'), demands?.wish),
    ...listed(t('contract.waived'), demands?.waived),
    ...(note ? [{ label: t('contract.note'), value: <TypedText>{note}</TypedText>, span: 4 as const }] : []),
  ]
}

/** Source and day of a rate table, and CNY per unit. */
function Rates({ table }: { table: ContractTerms['rates']['locked'] }) {
  const { locale } = useLocale()
  const pairs = Object.entries(table.cnyPer).filter(([currency]) => currency !== 'CNY')
  return (
    <>
      {table.source} {table.date}
      <Colon />
      {listText(
        locale,
        pairs.map(([currency, cny]) => `${currency}/CNY ${cny}`),
      )}
    </>
  )
}
