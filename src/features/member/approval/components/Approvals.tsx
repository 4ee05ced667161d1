import { useList } from '@/api/useList.ts'
import { useQuery } from '@/api/useQuery.ts'
import { approvalEndpoints } from '@/contract/member/approval/endpoints.ts'
import type { Approval, ApprovalQuery } from '@/contract/member/approval/schemas.ts'
import { APPROVAL_KINDS, APPROVAL_LISTS } from '@/contract/member/approval/values.ts'
import { moneyText } from '@/contract/money.ts'
import { useText } from '@/i18n/useText.ts'
import { OwnCards } from '@/lists/OwnCards.tsx'
import { OWN_FILTERS } from '@/lists/OwnPanel.tsx'
import type { OwnFilter } from '@/lists/OwnPanel.tsx'
import { sheetTime } from '@/lists/sheetColumns.ts'
import { useDict } from '@/reference/useReferences.ts'
import { readId } from '@/routes/params.ts'
import { Section } from '@/ui/Card.tsx'
import { choicesOf } from '@/ui/choices.ts'
import { QueryBlock } from '@/ui/QueryBlock.tsx'
import { useSearchParams } from 'react-router-dom'
import { Deputies } from '../deputies/Deputies.tsx'
import { ApprovalCard } from './ApprovalCard.tsx'
import './approval.css'

type Filter = 'show' | 'kind' | OwnFilter

/** What people of this enterprise ask others for: to decide, asked by oneself, or all; state in the URL. */
export function Approvals() {
  const t = useText()
  const [params] = useSearchParams()
  const { labelOf } = useDict('approval_kind')
  const { labelOf: statusOf } = useDict('approval_status')
  const list = useList<ApprovalQuery, Approval, Filter>(approvalEndpoints.page, {
    filters: ['show', 'kind', ...OWN_FILTERS],
    rules: { show: APPROVAL_LISTS, kind: APPROVAL_KINDS },
    silent: true,
    refreshOnFocus: true,
  })
  const id = readId(params.get('approval'))
  return (
    <>
      <Deputies />
      {id !== undefined && <One id={id} />}
      <OwnCards
        name="approvals"
        title={t('approval.list')}
        list={list}
        tabs={{
          label: t('approval.tabs'),
          name: 'show',
          values: choicesOf(APPROVAL_LISTS, (one) => t(`approval.show.${one}`)),
        }}
        keyword={t('approval.keyword')}
        days={t('approval.days')}
        filters={[
          {
            kind: 'choice',
            name: 'kind',
            label: t('approval.kind'),
            any: t('common.all'),
            options: choicesOf(APPROVAL_KINDS, labelOf),
          },
        ]}
        empty={{ title: t('approval.none'), text: t('approval.none.text') }}
        className="ct-approvals"
        card={(row) => <ApprovalCard approval={row} />}
        sheet={[
          [t('approval.days'), (row) => sheetTime(row.createdAt)],
          [t('approval.kind'), (row) => labelOf(row.kind)],
          [t('approval.title'), (row) => row.title],
          [t('approval.amount'), (row) => moneyText(row.amount)],
          [t('approval.askedBy'), (row) => row.askerName],
          [t('approval.status'), (row) => statusOf(row.status)],
        ]}
      />
    </>
  )
}

/** The one that a message or a duty leads to. */
function One({ id }: { id: string }) {
  const t = useText()
  const query = useQuery(approvalEndpoints.detail, { id }, { silent: true, refreshOnFocus: true })
  return (
    <Section title={t('approval.one')}>
      <QueryBlock query={query} height={240}>
        {(approval) => <ApprovalCard approval={approval} />}
      </QueryBlock>
    </Section>
  )
}
