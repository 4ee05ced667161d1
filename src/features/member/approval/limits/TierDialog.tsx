import { approvalEndpoints } from '@/contract/member/approval/endpoints.ts'
import { checkTiers } from '@/contract/member/approval/rules.ts'
import type { ApprovalRules, Tier } from '@/contract/member/approval/schemas.ts'
import { MAX_TIERS } from '@/contract/member/approval/values.ts'
import type { ApprovalKind } from '@/contract/member/approval/values.ts'
import { FormDialog } from '@/forms/FormDialog.tsx'
import { useDialogAction } from '@/forms/useDialogAction.ts'
import { useForm } from '@/forms/useForm.ts'
import { useText } from '@/i18n/useText.ts'
import { useDict } from '@/reference/useReferences.ts'
import { Button } from '@/ui/Button.tsx'
import { choicesOf } from '@/ui/choices.ts'
import { NumberField } from '@/ui/NumberField.tsx'
import { SelectField } from '@/ui/SelectField.tsx'
import { isAmount } from './amounts.ts'
import { CHAIN_NAMES, chainOf, nameOf } from './chains.ts'
import type { ChainName } from './chains.ts'

interface Row {
  upTo: string
  chain: ChainName
}

interface TierProps {
  kind: ApprovalKind
  rules: ApprovalRules
  onClose: () => void
}

const NEW: Row = { upTo: '', chain: 'APPROVER' }

/** The tiers of one kind: up to which amount who agrees; the last row is for all above. No rows: nobody is asked. */
export function TierDialog({ kind, rules: { tiers, version }, onClose }: TierProps) {
  const t = useText()
  const { labelOf } = useDict('approval_kind')
  const action = useDialogAction(approvalEndpoints.saveRules, {
    intent: `approval.saveRules:${version}`,
    done: t('approval.tiers.done'),
    onClose,
  })
  const form = useForm<{ rows: readonly Row[] }, { tiers: ApprovalRules['tiers']; version: number }>({
    first: { rows: (tiers[kind] ?? []).map((tier) => ({ upTo: tier.upTo ?? '', chain: nameOf(tier) })) },
    action,
    check: ({ rows }) => {
      const wrong = rows.slice(0, -1).flatMap(({ upTo }, index) => (isAmount(upTo) ? [] : [index]))
      if (wrong.length > 0) return wrong.map((index) => ({ field: `rows.${index}`, text: t('approval.amount.wrong') }))
      return checkTiers({ [kind]: tiersOf(rows) }).map(({ field }) => ({
        field: `rows.${field.split('.')[2]}`,
        text: t('approval.tier.order'),
      }))
    },
    request: ({ rows }) => ({ tiers: { ...tiers, [kind]: tiersOf(rows) }, version }),
  })
  const { rows } = form.values
  const change = (at: number, part: Partial<Row>) =>
    form.set({ rows: rows.map((row, index) => (index === at ? { ...row, ...part } : row)) })
  return (
    <FormDialog
      form={form}
      size="medium"
      title={t('approval.tiers.of', { kind: labelOf(kind) })}
      submitText={t('approval.save')}
      onClose={onClose}
    >
      <p className="ct-dim">{t('approval.tiers.text')}</p>
      <div className="ct-tier-rows">
        {rows.map((row, index) => (
          <div key={index} className="ct-tier-row">
            {index < rows.length - 1 ? (
              <NumberField
                name={`rows.${index}`}
                label={t('approval.tier.amount', { no: index + 1 })}
                value={row.upTo}
                error={form.errorOf(`rows.${index}`)}
                onValue={(upTo) => change(index, { upTo })}
              />
            ) : (
              <span>{t('approval.tier.above')}</span>
            )}
            <SelectField
              label={t('approval.tier.who', { no: index + 1 })}
              value={row.chain}
              options={choicesOf(CHAIN_NAMES, (name) => t(`approval.chain.${name}`))}
              onChange={(chain) => change(index, { chain })}
            />
            <Button
              size="small"
              aria-label={t('approval.tier.remove', { no: index + 1 })}
              onClick={() => form.set({ rows: rows.filter((_, at) => at !== index) })}
            >
              {t('common.action.remove')}
            </Button>
          </div>
        ))}
      </div>
      <Button size="small" disabled={rows.length >= MAX_TIERS} onClick={() => form.set({ rows: [...rows, NEW] })}>
        {t('approval.tier.add')}
      </Button>
    </FormDialog>
  )
}

const tiersOf = (rows: readonly Row[]): Tier[] =>
  rows.map(({ upTo, chain }, index) => ({
    ...(index < rows.length - 1 && { upTo }),
    chain: chainOf(chain),
  }))
