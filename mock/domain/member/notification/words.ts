import type { MessageType } from '@/contract/member/notification/values.ts'
import { NEWS_TEXTS } from '../../../messageTexts.ts'
import { LABELS, type DictCode } from '../../../seed/dictLabels.ts'
import type { Deps } from '../../deps.ts'
import { targetTitle } from '../../title/targetTitle.ts'
import type { MessageRow } from './row.ts'
import { companyName } from '../../title/companyName.ts'

/** Dictionary of each message's reason code. */
const REASONS: Partial<Record<MessageType, DictCode>> = {
  TENDER_RETURNED: 'return_reason',
  TENDER_CANCELLED: 'cancel_reason',
  BID_DISQUALIFIED: 'disqualify_reason',
  ORDER_DECLINED: 'decline_reason',
  PAYMENT_REJECTED: 'payment_rejection',
  ORDER_DISPUTED: 'dispute_reason',
  DOCUMENT_UPLOADED: 'document_kind',
  DOCUMENT_ANSWERED: 'document_kind',
  SCHEDULE_CHANGED: 'schedule_reason',
  LISTING_REJECTED: 'listing_rejection',
  BOOKING_REFUSED: 'booking_refusal',
  AGREEMENT_ANSWERED: 'call_off_refusal',
  INVOICE_REJECTED: 'invoice_rejection',
  APPROVAL_ASKED: 'approval_kind',
  APPROVAL_ANSWERED: 'approval_kind',
}
/** The parameter that is an enterprise's id; messages from earlier versions hold its name instead. */
const PARTY: Partial<Record<MessageType, string>> = {
  BID_ANSWERED: 'name',
  COUPON_RECEIVED: 'from',
  COUPON_TAKEN: 'to',
}
const TEXTS: Record<string, readonly (readonly [title: string, body: string])[] | undefined> = NEWS_TEXTS

/** Title and text of a message in the reader's language, including generated titles and enterprise names. */
export function wordsOf(deps: Deps, { type, params, target }: MessageRow): { title: string; body: string } {
  const at = deps.language === 'zh-CN' ? 0 : 1
  const { variant = '' } = params
  const [title = type, body = ''] = (TEXTS[`${type}.${variant}`] ?? TEXTS[type])?.[at] ?? []
  const names: Record<string, readonly [string, string] | undefined> = LABELS[REASONS[type] ?? 'return_reason']
  const reason = names[params['reason'] ?? '']?.[at] ?? params['reason'] ?? ''
  const named = params['title'] === '' || params['name'] === '' ? targetTitle(deps, target) : ''
  const values: Record<string, string> = {
    ...params,
    reason,
    title: params['title'] || named,
    name: params['name'] || named,
    ...partyOf(deps, type, params),
    ...placesOf(deps, params),
  }
  const filled = (text: string): string => text.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
  return { title: filled(title), body: filled(body) }
}

/** Parameters that are codes of places; they are told with their names. */
const PLACES = ['port', 'pol', 'pod'] as const

function placesOf({ reference, language }: Deps, params: MessageRow['params']): Record<string, string> {
  const told = PLACES.flatMap((name) => {
    const found = reference.portByCode.get(params[name] ?? '')
    return found ? [[name, `${language === 'zh-CN' ? found.nameZh : found.nameEn} ${found.unlocode}`] as const] : []
  })
  return Object.fromEntries(told)
}

function partyOf(deps: Deps, type: MessageType, params: MessageRow['params']): Record<string, string> {
  const at = PARTY[type]
  const company = at === undefined ? undefined : deps.rows.companies.get(params[at] ?? '')
  return at !== undefined && company ? { [at]: companyName(deps.language, company) } : {}
}
