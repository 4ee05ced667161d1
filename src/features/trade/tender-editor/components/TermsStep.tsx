import { CURRENCIES } from '@/contract/money.ts'
import { needsCredit } from '@/contract/money/credit/terms.ts'
import {
  CANCEL_FEE_PCT_MAX,
  DEPOSIT_PCT_MAX,
  DEPOSIT_PCT_MIN,
  LATE_FEE_PCT_MAX,
  mayBeLate,
  SETTLEMENTS,
  takesDeposit,
  rateDayOf,
} from '@/contract/trade/tender/payment/values.ts'
import { PAYMENT_TERMS, type PaymentTerm } from '@/contract/trade/tender/values.ts'
import { useText } from '@/i18n/useText.ts'
import { useDict, useFreight, useNameOf } from '@/reference/useReferences.ts'
import { Section } from '@/ui/Card.tsx'
import { ContactHint } from '@/ui/ContactHint.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { checkTerm } from '../incoterm.ts'
import { isAgreement } from '../outgoing.ts'
import { useIssue } from '../IssueContext.ts'
import { Attachments } from './Attachments.tsx'
import { CallOffSection } from './CallOffFields.tsx'
import { ChargePicker } from './ChargePicker.tsx'
import { PayersSection } from './PayersSection.tsx'
import { Group, NumberAt, SelectAt, TextAreaAt, TextAt } from './fields.tsx'

/** Step 3: terms of sale and payment, required charges, attachments. */
export function TermsStep() {
  const t = useText()
  const payments = useDict('payment_term')
  const { form, amending } = useIssue()
  const { paymentTerm } = form.draft
  const hint = hintOf(paymentTerm)
  return (
    <>
      <Section title={t('issue.section.terms')}>
        <Group>
          <IncotermField />
          <TextAt at="namedPlace" hint={t('issue.namedPlace.hint')} />
          <SelectAt
            at="paymentTerm"
            isRequired
            hint={hint && t(hint)}
            options={PAYMENT_TERMS.map((value) => ({ value, label: payments.labelOf(value) }))}
          />
          {takesDeposit(paymentTerm) && (
            <NumberAt
              at="depositPct"
              isRequired
              inputMode="numeric"
              hint={t('issue.depositPct.hint', { min: DEPOSIT_PCT_MIN, max: DEPOSIT_PCT_MAX })}
            />
          )}
          {mayBeLate(paymentTerm) && (
            <NumberAt at="lateFeeDailyPct" isDecimal hint={t('issue.lateFee.hint', { max: LATE_FEE_PCT_MAX })} />
          )}
          <NumberAt
            at="cancelFeePct"
            inputMode="numeric"
            hint={t('issue.cancelFee.hint', { max: CANCEL_FEE_PCT_MAX })}
          />
          <SettlementFields />
          <SelectAt
            at="compareCurrency"
            isRequired
            isLocked={amending !== undefined}
            hint={t(amending ? 'issue.amend.locked' : 'issue.currency.hint')}
            options={CURRENCIES.map((value) => ({ value, label: value }))}
          />
        </Group>
        <PartyNotice />
      </Section>
      <PayersSection />
      {isAgreement(form.draft, amending) && <CallOffSection />}
      <ChargePicker />
      <Section title={t('issue.section.papers')}>
        <TextAreaAt at="remarks" hint={t('issue.remarks.hint', { count: (form.draft.remarks ?? '').length })} />
        <ContactHint text={form.draft.remarks ?? ''} hint={t('issue.contacts')} />
        <Attachments />
      </Section>
    </>
  )
}

/** In which currency the dues are paid; of one, by which day's rate it is converted. */
function SettlementFields() {
  const t = useText()
  const { settlement, compareCurrency, paymentTerm = 'PREPAID' } = useIssue().form.draft
  const isOne = settlement === 'ONE'
  return (
    <>
      <SelectAt
        at="settlement"
        usual="PER_CURRENCY"
        hint={t(isOne ? `issue.settlement.${rateDayOf(paymentTerm)}` : 'issue.settlement.hint')}
        options={SETTLEMENTS.map((value) => ({ value, label: t(`issue.settlement.${value}`) }))}
      />
      {isOne && (
        <SelectAt
          at="settlementCurrency"
          isRequired
          usual={compareCurrency}
          hint={t('issue.settlementCurrency.hint')}
          options={CURRENCIES.map((value) => ({ value, label: value }))}
        />
      )}
    </>
  )
}

/** What a term means for the winner; nothing where all is prepaid. */
function hintOf(term: PaymentTerm | undefined) {
  if (takesDeposit(term)) return 'issue.paymentTerm.deposit' as const
  return term !== undefined && needsCredit(term) ? ('issue.paymentTerm.hint' as const) : undefined
}

function IncotermField() {
  const t = useText()
  const nameOf = useNameOf()
  const { form } = useIssue()
  const { incoterms } = useFreight()
  const { mode, incoterm } = form.draft
  const isSea = mode === 'FCL' || mode === 'LCL'
  // A term that no longer fits the mode stays visible, with its error, until another is chosen.
  const fitting = incoterms.filter((term) => term.modes === 'ANY' || isSea || term.code === incoterm)
  return (
    <SelectAt
      at="incoterm"
      // Who pays follows the term anew.
      clears="payers"
      none={t('issue.incoterm.none')}
      options={fitting.map((term) => ({ value: term.code, label: `${term.code} ${nameOf(term)}` }))}
    />
  )
}

const PAYER_TEXT = { BUYER: 'issue.incoterm.payer.BUYER', SELLER: 'issue.incoterm.payer.SELLER' } as const
const WRONG_TEXT = { EXPORT: 'issue.incoterm.wrong.EXPORT', IMPORT: 'issue.incoterm.wrong.IMPORT' } as const
const DOOR_TEXT = { RECEIPT: 'issue.incoterm.door.RECEIPT', DELIVERY: 'issue.incoterm.door.DELIVERY' } as const

/**
 * Who pays the freight under the term, and what does not fit: exporter under FOB, importer under CIF, door without
 * address.
 */
function PartyNotice() {
  const t = useText()
  const { out } = useIssue()
  const { incoterms, portOf } = useFreight()
  const term = incoterms.find((one) => one.code === out.incoterm)
  const check = checkTerm(out, term, (unlocode) => portOf(unlocode)?.country)
  if (!term || !check) return null
  return (
    <>
      <Notice tone={check.wrong ? 'warn' : 'sea'}>
        {t(PAYER_TEXT[check.payer], { term: term.code })} {check.wrong && t(WRONG_TEXT[check.wrong])}
      </Notice>
      {check.door && <Notice tone="warn">{t(DOOR_TEXT[check.door], { term: term.code })}</Notice>}
    </>
  )
}
