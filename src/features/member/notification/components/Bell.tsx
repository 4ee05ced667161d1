import type { Unread } from '@/contract/member/notification/schemas.ts'
import { useText } from '@/i18n/useText.ts'
import { Button } from '@/ui/Button.tsx'
import { MenuButton } from '@/ui/MenuButton.tsx'
import { RouteLink } from '@/ui/RouteLink.tsx'
import { messagesPlace } from '../places.ts'
import { useReading } from '../reading.ts'
import { useBell } from '../useBell.ts'
import { usePush } from '../usePush.ts'
import { MessageItem } from './MessageItem.tsx'
import './message.css'

const MOST_SHOWN = 99

/** Bell in the header: unread count, and a panel with the newest messages. */
export function Bell() {
  const t = useText()
  const { data, error } = useBell()
  usePush()
  const count = data?.count ?? 0
  const trigger = (
    <>
      <svg width={20} height={20} viewBox="0 0 20 20" fill="none" stroke="currentColor" strokeWidth="1.6" aria-hidden>
        <path d="M3 15h14l-2-3V8.5a5 5 0 00-10 0V12zM8.5 17.5h3M10 3.5V2" />
      </svg>
      {count > 0 && (
        <span className="ct-bell-count" aria-hidden="true">
          {count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}
        </span>
      )}
    </>
  )
  return (
    <MenuButton
      isBare
      trigger={trigger}
      label={count > 0 ? t('message.bell.unread', { count }) : t('message.bell.none')}
      className="ct-tool ct-bell"
    >
      {(close) => <Panel data={data} hasFailed={error !== undefined} onClose={close} />}
    </MenuButton>
  )
}

interface PanelProps {
  data: Unread | undefined
  hasFailed: boolean
  onClose: () => void
}

function Panel({ data, hasFailed, onClose }: PanelProps) {
  const t = useText()
  const { open, readAll } = useReading()
  const all = messagesPlace()
  const isRead = (data?.count ?? 0) === 0
  return (
    <div className="ct-bell-panel">
      <div className="ct-bell-head">
        <strong>{t('message.panel.title')}</strong>
        <Button size="small" variant="quiet" aria-disabled={isRead || undefined} onClick={isRead ? undefined : readAll}>
          {t('message.readAll')}
        </Button>
      </div>
      {data && data.latest.length > 0 ? (
        <ul className="ct-bell-list">
          {data.latest.map((message) => (
            <li key={message.id}>
              <MessageItem
                message={message}
                onOpen={(one) => {
                  open(one)
                  onClose()
                }}
              />
            </li>
          ))}
        </ul>
      ) : (
        <p className="ct-bell-none">{t(!data && hasFailed ? 'message.panel.failed' : 'message.panel.empty')}</p>
      )}
      {all !== undefined && (
        <RouteLink to={all} className="ct-menu-item ct-bell-all" onClick={onClose}>
          {t('message.all')}
        </RouteLink>
      )}
    </div>
  )
}
