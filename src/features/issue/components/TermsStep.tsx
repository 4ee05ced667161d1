import { CURRENCIES } from '@/contract/money.ts'
import { PAYMENT_TERMS } from '@/contract/tender/values.ts'
import { useText } from '@/i18n/useText.ts'
import { useDict, useFreight, useNameOf } from '@/reference/useReferences.ts'
import { Section } from '@/ui/Card.tsx'
import { Notice } from '@/ui/Notice.tsx'
import { useIssue } from '../IssueContext.ts'
import { Attachments } from './Attachments.tsx'
import { ChargePicker } from './ChargePicker.tsx'
import { Group, SelectAt, TextAreaAt, TextAt } from './fields.tsx'

/** Step 3: terms of sale and payment, what must be quoted, papers. */
export function TermsStep() {
  const t = useText()
  const payments = useDict('payment_term')
  const { form } = useIssue()
  return (
    <>
      <Section title={t('issue.section.terms')}>
        <Group>
          <IncotermField />
          <TextAt at="namedPlace" hint={t('issue.namedPlace.hint')} />
          <SelectAt
            at="paymentTerm"
            isRequired
            options={PAYMENT_TERMS.map((value) => ({ value, label: payments.labelOf(value) }))}
          />
          <SelectAt
            at="compareCurrency"
            isRequired
            hint={t('issue.currency.hint')}
            options={CURRENCIES.map((value) => ({ value, label: value }))}
          />
        </Group>
        <PartyNotice />
      </Section>
      <ChargePicker />
      <Section title={t('issue.section.papers')}>
        <TextAreaAt at="remarks" hint={t('issue.remarks.hint', { count: (form.draft.remarks ?? '').length })} />
        <Attachments />
      </Section>
    </>
  )
}

function IncotermField() {
  const t = useText()
  const nameOf = useNameOf()
  const { form } = useIssue()
  const { incoterms } = useFreight()
  const { mode, incoterm } = form.draft
  const isSea = mode === 'FCL' || mode === 'LCL'
  // A term chosen before the mode changed stays visible, with its error, until another is chosen.
  const fitting = incoterms.filter((term) => term.modes === 'ANY' || isSea || term.code === incoterm)
  return (
    <SelectAt
      at="incoterm"
      none={t('issue.incoterm.none')}
      options={fitting.map((term) => ({ value: term.code, label: `${term.code} ${nameOf(term)}` }))}
    />
  )
}

/** Under FOB and its like the buyer abroad buys the freight: an exporter who tenders it should know. */
function PartyNotice() {
  const t = useText()
  const { form } = useIssue()
  const { incoterms, portOf } = useFreight()
  const term = incoterms.find((one) => one.code === form.draft.incoterm)
  const pol = form.draft.lanes?.[0]?.pol
  if (term?.mainCarriagePaidBy !== 'BUYER' || !pol || portOf(pol)?.country !== 'CN') return null
  return <Notice tone="warn">{t('issue.incoterm.buyer', { term: term.code })}</Notice>
}
