import { useState } from 'react'
import { useQuery } from '@/api/useQuery.ts'
import { approvalEndpoints } from '@/contract/member/approval/endpoints.ts'
import type { ApprovalRules, Tier } from '@/contract/member/approval/schemas.ts'
import { APPROVAL_KINDS } from '@/contract/member/approval/values.ts'
import type { ApprovalKind } from '@/contract/member/approval/values.ts'
import { moneyText } from '@/contract/money.ts'
import { useText } from '@/i18n/useText.ts'
import { DictText } from '@/reference/DictText.tsx'
import { useDict } from '@/reference/useReferences.ts'
import { Button } from '@/ui/Button.tsx'
import { DataTable } from '@/ui/DataTable.tsx'
import { QueryBlock } from '@/ui/QueryBlock.tsx'
import { nameOf } from './chains.ts'
import { TierDialog } from './TierDialog.tsx'

/** Who agrees to which amounts, kind by kind. */
export function Tiers() {
  const t = useText()
  const { labelOf } = useDict('approval_kind')
  const [edited, setEdited] = useState<{ kind: ApprovalKind; rules: ApprovalRules }>()
  const query = useQuery(approvalEndpoints.rules, {}, { silent: true, refreshOnFocus: true })
  const text = t('approval.tiers.set')
  return (
    <QueryBlock query={query} height={240}>
      {(rules) => (
        <>
          <DataTable
            caption={t('approval.tiers')}
            rows={APPROVAL_KINDS}
            rowKey={(kind) => kind}
            columns={[
              {
                key: 'kind',
                title: t('approval.kind'),
                isLead: true,
                cell: (kind) => <DictText dict="approval_kind" code={kind} />,
              },
              {
                key: 'tiers',
                title: t('approval.tiers'),
                cell: (kind) => <TierLines tiers={rules.tiers[kind] ?? []} />,
              },
              {
                key: 'action',
                title: t('approval.action'),
                cell: (kind) => (
                  <Button
                    size="small"
                    aria-label={`${text}: ${labelOf(kind)}`}
                    onClick={() => setEdited({ kind, rules })}
                  >
                    {text}
                  </Button>
                ),
              },
            ]}
          />
          {edited && <TierDialog {...edited} onClose={() => setEdited(undefined)} />}
        </>
      )}
    </QueryBlock>
  )
}

function TierLines({ tiers }: { tiers: readonly Tier[] }) {
  const t = useText()
  if (tiers.length === 0) return <span className="ct-dim">{t('approval.tiers.none')}</span>
  return (
    <span className="ct-limit-lines">
      {tiers.map((tier, index) => (
        <span key={index}>
          {tier.upTo === undefined
            ? t('approval.tier.above')
            : t('approval.tier.upTo', { amount: moneyText({ amount: tier.upTo, currency: 'CNY' }) })}
          {' · '}
          {t(`approval.chain.${nameOf(tier)}`)}
        </span>
      ))}
    </span>
  )
}
