import { useServerNow } from '@/api/useServerNow.ts'
import type { Message } from '@/contract/member/notification/schemas.ts'
import { useFormats } from '@/i18n/useFormats.ts'
import { useText } from '@/i18n/useText.ts'
import { RouteLink } from '@/ui/RouteLink.tsx'
import { placeOf } from '../places.ts'
import { MixedText } from '@/ui/MixedText.tsx'
import './message.css'

interface ItemProps {
  message: Message
  /** The user opened it or, if it has no link, marked it as read. */
  onOpen: (message: Message) => void
}

/** One message with a link to its subject; unread ones are marked. */
export function MessageItem({ message, onOpen }: ItemProps) {
  const t = useText()
  const { relative, dateTime } = useFormats()
  const now = useServerNow(30_000)
  const href = placeOf(message)
  const isNew = message.readAt === undefined
  return (
    <div className={isNew ? 'ct-message ct-message-new' : 'ct-message'}>
      <span className="ct-message-head">
        {href === undefined ? (
          <button type="button" className="ct-message-title" onClick={() => onOpen(message)}>
            <MixedText>{message.title}</MixedText>
          </button>
        ) : (
          <RouteLink to={href} className="ct-message-title" onClick={() => onOpen(message)}>
            <MixedText>{message.title}</MixedText>
          </RouteLink>
        )}
        {isNew && <span className="ct-message-mark">{t('message.unread')}</span>}
        <time className="ct-dim" dateTime={message.at} title={dateTime(message.at)}>
          {relative(message.at, now)}
        </time>
      </span>
      <span className="ct-message-body">
        <MixedText>{message.body}</MixedText>
      </span>
    </div>
  )
}
