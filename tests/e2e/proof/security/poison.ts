import type { Page } from '@playwright/test'
import { HOSTILE } from '../../../unit/front/news/payloads.ts'

/** A kept connection may be closed by the server in the moment it is used: ask again, as a browser does. */
export const AGAIN = { maxRetries: 3 }

/** Where the payload goes: behind the text, or instead of it. */
export type Poison = 'behind' | 'instead'
/** What was changed in the responses of a page. */
export interface Poisoned {
  fields: number
  /** Indexes of the payloads used. */
  payloads: Set<number>
}

/** Fields that control the product and are not shown as text: an id, a code, a status, a kind. */
const STEERING =
  /(^|[a-z])(id|ids|Id|Ids|code|Code|status|type|Type|kind|mode|lane|lanes|token|pol|pod|unlocode|timezone|currency|version|key|keys|abbr|pinyin|initials)$/
/** Values that are never free text: capitals, numbers, days, instants, colours, paths within the product. */
const SIGN = /^([A-Z0-9_./:+-]*|#[0-9a-f]+|\d{4}-\d\d.*|[a-z]+([A-Z][a-z]+)*|data:.*)$/

/** Puts payloads into every shown text of a response; the n-th text gets the n-th payload after `start`. */
function poisoned(value: unknown, key: string, how: Poison, next: () => string): unknown {
  if (Array.isArray(value)) return value.map((one) => poisoned(one, key, how, next))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, poisoned(inner, name, how, next)]))
  if (typeof value !== 'string' || value === '' || STEERING.test(key) || SIGN.test(value)) return value
  return how === 'instead' ? next() : value + next()
}

/** Poisons all later responses of a page. */
export async function poisonAnswers(page: Page, how: Poison, start: number): Promise<Poisoned> {
  const done: Poisoned = { fields: 0, payloads: new Set() }
  const next = (): string => {
    const at = (start + done.fields++) % HOSTILE.length
    done.payloads.add(at)
    return HOSTILE[at] ?? ''
  }
  await page.unroute('**/trading-api/trading/**')
  await page.route('**/trading-api/trading/**', async (route) => {
    try {
      const answer = await route.fetch(AGAIN)
      const body = (await answer.json()) as Record<string, unknown>
      for (const part of ['data', 'result', 'message'])
        if (part in body && !/oauth/.test(route.request().url())) body[part] = poisoned(body[part], part, how, next)
      await route.fulfill({ response: answer, json: body })
    } catch {
      // The page navigated away before the response.
      await route.abort().catch(() => undefined)
    }
  })
  return done
}

/** Rejects every call with a payload as the message. */
export async function refuseWithPayload(page: Page, start: number): Promise<Poisoned> {
  const done: Poisoned = { fields: 0, payloads: new Set() }
  await page.unroute('**/trading-api/trading/**')
  await page.route('**/trading-api/trading/api/**', async (route) => {
    const at = (start + done.fields++) % HOSTILE.length
    done.payloads.add(at)
    await route.fulfill({ json: { code: 4003, message: HOSTILE[at] } }).catch(() => undefined)
  })
  return done
}
