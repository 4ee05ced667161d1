import { marketDay, marketDayStart } from '@/contract/marketDay.ts'
import type { Todo } from '@/contract/member/center/schemas.ts'
import {
  DIGEST_MINUTES,
  groupOf,
  MESSAGE_GROUPS,
  type Digest as Rhythm,
} from '@/contract/member/notification/values.ts'
import { DUTY_NAMES, GROUP_NAMES } from '../../../digestTexts.ts'
import { iso, newId, type Caller, type Deps } from '../../deps.ts'
import { dropJob, planJob } from '../../jobs.ts'
import { companyName } from '../../title/companyName.ts'
import { tenderTitle } from '../../title/tenderTitle.ts'
import { inZone } from '../../zone.ts'
import { memCenter } from '../center.ts'
import { companyOf } from '../view.ts'
import { digestMail, digestWords, type Digest } from './digestMail.ts'
import { messagesOf, readAtOf } from './audience.ts'
import { hasReader } from './notify.ts'

const DAY_MS = 24 * 3600_000
const MONDAY = 1
/** Letters in the outbox older than this go, ms of market time. */
const KEPT_MS = 30 * DAY_MS

/** The next time that a digest is due after `now`, ms: half past eight in China, weekly on Mondays. */
export function nextDigestAt(now: number, rhythm: Exclude<Rhythm, 'OFF'>): number {
  const today = marketDayStart(marketDay(now)) + DIGEST_MINUTES * 60_000
  const first = today > now ? today : today + DAY_MS
  if (rhythm === 'DAILY') return first
  const weekday = new Date(marketDay(first)).getUTCDay()
  return first + ((MONDAY - weekday + 7) % 7) * DAY_MS
}

/** Plans the next digest of an enterprise, or none. */
export function planDigest(deps: Deps, companyId: string, rhythm: Rhythm): void {
  if (rhythm === 'OFF') dropJob(deps, 'digest', companyId)
  else planJob(deps, 'digest', companyId, nextDigestAt(deps.now(), rhythm))
}

/** A job: sends a digest and plans the next; of several that were missed only the last is sent. */
export function sendDigest(deps: Deps, companyId: string, marketNow: number): void {
  const { digest = 'OFF', language } = deps.rows.messageSettings.get(companyId) ?? {}
  if (digest === 'OFF') return
  planDigest(deps, companyId, digest)
  if (nextDigestAt(deps.now(), digest) <= marketNow) return
  const mine = { ...deps, language: language ?? deps.language }
  const to = companyOf(deps, companyId).email
  const said = hasReader(deps, companyId) ? digestOf(mine, companyId) : undefined
  if (!to || !said) return
  const oldest = iso(deps.now() - KEPT_MS)
  for (const old of deps.rows.outbox.all((row) => row.channel === 'EMAIL' && row.at < oldest))
    deps.rows.outbox.remove(old.id)
  const mail = digestMail(said, mine.language)
  deps.rows.outbox.put({ id: newId(deps), at: iso(deps.now()), to, channel: 'EMAIL', ...mail })
}

/**
 * What an enterprise has to do, what ends today and what it has not read; undefined if that is nothing. Without amounts:
 * a letter is read by whoever gets it. Nothing that the member centre does not show.
 */
function digestOf(deps: Deps, companyId: string): Digest | undefined {
  const company = companyOf(deps, companyId)
  const people = deps.rows.members.of('companyId', companyId)
  const person = people.find(({ role = 'OWNER', disabledAt }) => role === 'OWNER' && disabledAt === undefined)
  if (!person) return undefined
  const { userType, certification } = company
  const caller: Caller = { memberId: person.id, companyId, sessionId: '', userType, certification }
  const { duties } = memCenter(deps, caller)
  const say = digestWords(deps.language)
  const at = deps.language === 'zh-CN' ? 0 : 1
  const counted = (name: string, count: number) => say('count', { name, count: String(count) })
  const rows = messagesOf(deps, caller).filter((row) => readAtOf(row, person.id) === undefined)
  const unread = MESSAGE_GROUPS.flatMap((group) => {
    const count = rows.filter(({ type }) => groupOf(type) === group).length
    return count > 0 ? [counted(GROUP_NAMES[group][at], count)] : []
  })
  if (duties.length === 0 && unread.length === 0) return undefined
  return {
    subject: say('subject', { company: companyName(deps.language, company), day: marketDay(deps.now()) }),
    deadlines: dueToday(deps, companyId, duties).map(({ dueAt, kind, title }) =>
      say('due', { time: inZone(Date.parse(dueAt), 'Asia/Shanghai').slice(11, 16), kind, title }),
    ),
    duties: duties.map(({ kind, count }) => counted(DUTY_NAMES[kind][at], count)),
    unread,
  }
}

/** What ends on this day in China: duties, and quoting on own tenders. The earliest first. */
function dueToday(deps: Deps, companyId: string, duties: readonly Todo[]) {
  const at = deps.language === 'zh-CN' ? 0 : 1
  const today = marketDay(deps.now())
  const own = deps.rows.tenders.of('companyId', companyId).flatMap((tender) =>
    tender.status === 'QUOTING' && tender.body
      ? [
          {
            dueAt: tender.body.deadline,
            kind: digestWords(deps.language)('closes'),
            title: tenderTitle(deps, tender),
          },
        ]
      : [],
  )
  const others = duties.flatMap(({ kind, items }) =>
    items.flatMap(({ dueAt, title }) => (dueAt === undefined ? [] : [{ dueAt, kind: DUTY_NAMES[kind][at], title }])),
  )
  return [...own, ...others]
    .filter(({ dueAt }) => Date.parse(dueAt) >= deps.now() && marketDay(Date.parse(dueAt)) === today)
    .toSorted((a, b) => Date.parse(a.dueAt) - Date.parse(b.dueAt))
}
