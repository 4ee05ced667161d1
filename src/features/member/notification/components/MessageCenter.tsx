import { useList } from '@/api/useList.ts'
import { messageEndpoints } from '@/contract/member/notification/endpoints.ts'
import type { Message, MessageQuery } from '@/contract/member/notification/schemas.ts'
import { MESSAGE_GROUPS } from '@/contract/member/notification/values.ts'
import { useText } from '@/i18n/useText.ts'
import { Button } from '@/ui/Button.tsx'
import { CheckBox } from '@/ui/CheckBox.tsx'
import { choicesOf } from '@/ui/choices.ts'
import { ListFrame } from '@/ui/ListFrame.tsx'
import { MiniSelect } from '@/ui/MiniSelect.tsx'
import { useReading, useWhenRead } from '../reading.ts'
import { MessageItem } from './MessageItem.tsx'
import './message.css'

const POLL_MS = 15_000

type Filter = 'group' | 'unread'

/** All messages of the enterprise, filtered by kind and read status, paged; state in the URL. */
export function MessageCenter() {
  const t = useText()
  const { open, readAll } = useReading()
  const list = useList<MessageQuery, Message, Filter>(messageEndpoints.page, {
    filters: ['group', 'unread'],
    rules: { group: MESSAGE_GROUPS, unread: ['true'] },
    toQuery: ({ group, unread }) => {
      const known = MESSAGE_GROUPS.find((one) => one === group)
      return { ...(known && { group: known }), ...(unread === 'true' && { unread: true }) }
    },
    refreshOnFocus: true,
    pollMs: POLL_MS,
  })
  useWhenRead(list.refresh)
  const { group, unread } = list.filters
  const empty = list.isFiltered
    ? {
        title: t('message.empty.filtered'),
        action: <Button onClick={list.resetFilters}>{t('message.empty.reset')}</Button>,
      }
    : { title: t('message.empty'), text: t('message.empty.text') }
  return (
    <>
      <div className="ct-filter-bar">
        <MiniSelect
          label={t('message.filter.group')}
          value={group ?? ''}
          onChange={(next) => list.setFilters({ group: next })}
          none={t('common.all')}
          options={choicesOf(MESSAGE_GROUPS, (one) => t(`message.group.${one}`))}
        />
        <CheckBox
          label={t('message.filter.unread')}
          checked={unread === 'true'}
          onChange={(event) => list.setFilters({ unread: event.target.checked ? 'true' : undefined })}
        />
        <span className="ct-push">
          <Button size="small" onClick={readAll}>
            {t('message.readAll')}
          </Button>
        </span>
      </div>
      <ListFrame list={list} empty={empty}>
        <ul className="ct-messages" aria-label={t('message.list.label')}>
          {list.records.map((message) => (
            <MessageItem key={message.id} message={message} onOpen={open} />
          ))}
        </ul>
      </ListFrame>
    </>
  )
}
