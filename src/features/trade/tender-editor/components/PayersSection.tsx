import type { Payers } from '@/contract/trade/tender/payers/schemas.ts'
import { wholePayers } from '@/contract/trade/tender/payers/split.ts'
import { usualPayers } from '@/contract/trade/tender/payers/usual.ts'
import { MAX_SPLIT_EXCEPTIONS, PAID_AT, SALE_PARTIES, SPLIT_GROUPS } from '@/contract/trade/tender/payers/values.ts'
import type { PaidAt, SaleParty } from '@/contract/trade/tender/payers/values.ts'
import { useText } from '@/i18n/useText.ts'
import { useDict, useFreight } from '@/reference/useReferences.ts'
import { Section } from '@/ui/Card.tsx'
import { SelectField } from '@/ui/SelectField.tsx'
import { useIssue } from '../IssueContext.ts'
import { ChargeBox } from './ChargeBox.tsx'
import { Group } from './fields.tsx'

/** Who pays which charges: proposed from the term of sale and the ports, and open to change. */
export function PayersSection() {
  const t = useText()
  const parties = useDict('sale_party')
  const ends = useDict('paid_at')
  const groups = useDict('charge_group')
  const { out, set, errorOf } = useIssue()
  const payers = wholePayers(out.payers)
  if (!payers) return null
  const change = (part: Partial<Payers>) => set('payers', { ...payers, ...part })
  return (
    <Section title={t('issue.section.payers')} note={t('issue.payers.note')}>
      <div className="ct-issue-charges">
        <Group>
          <SelectField<SaleParty>
            name="payers.party"
            label={t('issue.field.party')}
            isRequired
            error={errorOf('payers.party')}
            value={payers.party}
            onChange={(party) => set('payers', usualPayers(party, out))}
            options={SALE_PARTIES.map((value) => ({ value, label: parties.labelOf(value) }))}
          />
          {SPLIT_GROUPS.map((group) => (
            <SelectField<PaidAt>
              key={group}
              name={`payers.split.${group}`}
              label={groups.labelOf(group)}
              isRequired
              value={payers.split[group]}
              onChange={(end) => change({ split: { ...payers.split, [group]: end } })}
              options={PAID_AT.map((value) => ({ value, label: ends.labelOf(value) }))}
            />
          ))}
        </Group>
        <Exceptions payers={payers} onChange={(except) => change({ except })} />
      </div>
    </Section>
  )
}

interface ExceptionsProps {
  payers: Payers
  onChange: (codes: string[]) => void
}

/** Charges that are paid at the other end than their group: the usual ones of the term, and any that are asked for. */
function Exceptions({ payers, onChange }: ExceptionsProps) {
  const t = useText()
  const { charges } = useFreight()
  const { out } = useIssue()
  const { except, party } = payers
  const offered = new Set([...except, ...usualPayers(party, out).except, ...(out.requiredCharges ?? [])])
  return (
    <fieldset className="ct-issue-chargegroup">
      <legend>{t('issue.payers.except')}</legend>
      {charges
        .filter(({ code }) => offered.has(code))
        .map((charge) => (
          <ChargeBox
            key={charge.code}
            charge={charge}
            isOn={except.includes(charge.code)}
            isFull={except.length >= MAX_SPLIT_EXCEPTIONS}
            onToggle={(code, isOn) => onChange(isOn ? [...except, code] : except.filter((one) => one !== code))}
          />
        ))}
    </fieldset>
  )
}
