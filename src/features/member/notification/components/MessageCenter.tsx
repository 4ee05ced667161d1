import { useList } from '@/api/useList.ts'
import { messageEndpoints } from '@/contract/member/notification/endpoints.ts'
import type { Message, MessageQuery } from '@/contract/member/notification/schemas.ts'
import { MESSAGE_GROUPS } from '@/contract/member/notification/values.ts'
import { useText } from '@/i18n/useText.ts'
import { OwnCards } from '@/lists/OwnCards.tsx'
import { OWN_FILTERS } from '@/lists/OwnPanel.tsx'
import type { OwnFilter } from '@/lists/OwnPanel.tsx'
import { sheetTime } from '@/lists/sheetColumns.ts'
import { Button } from '@/ui/Button.tsx'
import { choicesOf } from '@/ui/choices.ts'
import { useReading, useWhenRead } from '../reading.ts'
import { MessageItem } from './MessageItem.tsx'
import './message.css'

const POLL_MS = 15_000
const READ = ['unread', 'read'] as const

type Filter = 'group' | 'state' | OwnFilter

/** All messages of the enterprise, in tabs of read and unread ones; state in the URL. */
export function MessageCenter() {
  const t = useText()
  const { open, readAll } = useReading()
  const list = useList<MessageQuery, Message, Filter>(messageEndpoints.page, {
    filters: ['group', 'state', ...OWN_FILTERS],
    rules: { group: MESSAGE_GROUPS, state: READ },
    toQuery: ({ group, state, ...search }) => {
      const known = MESSAGE_GROUPS.find((one) => one === group)
      return { ...search, ...(known && { group: known }), ...(state && { unread: state === 'unread' }) }
    },
    refreshOnFocus: true,
    pollMs: POLL_MS,
  })
  useWhenRead(list.refresh)
  const empty = list.isFiltered
    ? {
        title: t('message.empty.filtered'),
        action: <Button onClick={list.resetFilters}>{t('message.empty.reset')}</Button>,
      }
    : { title: t('message.empty'), text: t('message.empty.text') }
  return (
    <OwnCards
      name="messages"
      title={t('message.list.label')}
      list={list}
      tabs={{ label: t('message.tabs'), name: 'state', values: choicesOf(READ, (one) => t(`message.${one}`)) }}
      keyword={t('message.keyword')}
      days={t('message.at')}
      filters={[
        {
          kind: 'choice',
          name: 'group',
          label: t('message.filter.group'),
          any: t('common.all'),
          options: choicesOf(MESSAGE_GROUPS, (one) => t(`message.group.${one}`)),
        },
      ]}
      empty={empty}
      tools={<Button onClick={readAll}>{t('message.readAll')}</Button>}
      className="ct-messages"
      card={(message) => <MessageItem message={message} onOpen={open} />}
      sheet={[
        [t('message.at'), (row) => sheetTime(row.at)],
        [t('message.filter.group'), (row) => t(`message.group.${row.group}`)],
        [t('message.title'), (row) => row.title],
        [t('message.body'), (row) => row.body],
        [t('message.read'), (row) => sheetTime(row.readAt)],
      ]}
    />
  )
}
