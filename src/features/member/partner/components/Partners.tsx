import { useState } from 'react'
import { useList } from '@/api/useList.ts'
import { useQuery } from '@/api/useQuery.ts'
import { partnerEndpoints } from '@/contract/member/partner/endpoints.ts'
import type { Partner, PartnerQuery } from '@/contract/member/partner/schemas.ts'
import { useText } from '@/i18n/useText.ts'
import { FilterBar } from '@/lists/FilterBar.tsx'
import { usePermission } from '@/session/usePermission.ts'
import { Button } from '@/ui/Button.tsx'
import { Section } from '@/ui/Card.tsx'
import { ListFrame } from '@/ui/ListFrame.tsx'
import { GroupsDialog } from './GroupsDialog.tsx'
import { PartnerDialog } from './PartnerDialog.tsx'
import { PartnerTable } from './PartnerTable.tsx'

const FILTERS = ['keyword', 'groupId'] as const
type Name = (typeof FILTERS)[number]

/** Directory of one's own: enterprises one traded with or added, with notes, groups and what happened between the two. */
export function Partners() {
  const t = useText()
  const mayKeep = usePermission('KEEP')
  const [edited, setEdited] = useState<Partner>()
  const [isGrouping, setGrouping] = useState(false)
  const groups = useQuery(partnerEndpoints.groups, {}, { silent: true }).data?.groups ?? []
  const list = useList<PartnerQuery, Partner, Name>(partnerEndpoints.page, {
    filters: FILTERS,
    silent: true,
    refreshOnFocus: true,
  })
  return (
    <Section title={t('partner.title')} note={t('partner.note')}>
      <FilterBar
        label={t('partner.filters')}
        list={list}
        filters={[
          { name: 'keyword', kind: 'text', label: t('partner.keyword') },
          {
            name: 'groupId',
            kind: 'choice',
            label: t('partner.group'),
            options: groups.map(({ id, name }) => ({ value: id, label: name })),
          },
        ]}
      >
        {mayKeep && (
          <Button size="small" onClick={() => setGrouping(true)}>
            {t('partner.groups')}
          </Button>
        )}
      </FilterBar>
      <ListFrame list={list} empty={{ title: t('partner.empty'), text: t('partner.empty.text') }}>
        <PartnerTable rows={list.records} groups={groups} onEdit={mayKeep ? setEdited : undefined} />
      </ListFrame>
      {edited && <PartnerDialog partner={edited} groups={groups} onClose={() => setEdited(undefined)} />}
      {isGrouping && <GroupsDialog groups={groups} onClose={() => setGrouping(false)} />}
    </Section>
  )
}
