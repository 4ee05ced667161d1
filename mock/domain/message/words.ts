import type { MessageType } from '@/contract/message/values.ts'
import { NEWS_TEXTS } from '../../messageTexts.ts'
import type { Language } from '../../messages.ts'
import { LABELS, type DictCode } from '../../seed/dictLabels.ts'
import type { MessageRow } from './row.ts'

/** Dictionaries that the reason of a message is a code of. */
const REASONS: Partial<Record<MessageType, DictCode>> = {
  TENDER_RETURNED: 'return_reason',
  TENDER_CANCELLED: 'cancel_reason',
  ORDER_DECLINED: 'decline_reason',
  PAYMENT_REJECTED: 'payment_rejection',
  ORDER_DISPUTED: 'dispute_reason',
  LISTING_REJECTED: 'listing_rejection',
  BOOKING_REFUSED: 'booking_refusal',
  INVOICE_REJECTED: 'invoice_rejection',
}
const TEXTS: Record<string, readonly (readonly [title: string, body: string])[] | undefined> = NEWS_TEXTS

/** Title and sentence of a message in one language. */
export function wordsOf({ type, params }: MessageRow, language: Language): { title: string; body: string } {
  const at = language === 'zh-CN' ? 0 : 1
  const { variant = '' } = params
  const [title = type, body = ''] = (TEXTS[`${type}.${variant}`] ?? TEXTS[type])?.[at] ?? []
  const names: Record<string, readonly [string, string] | undefined> = LABELS[REASONS[type] ?? 'return_reason']
  const reason = names[params['reason'] ?? '']?.[at] ?? params['reason'] ?? ''
  const values: Record<string, string> = { ...params, reason }
  const filled = (text: string): string => text.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
  return { title: filled(title), body: filled(body) }
}
