// @vitest-environment node
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { filesBelow, ROOT } from './sourceGraph.ts'

/** One term per thing: the word to avoid, the word to use instead, and the ids where the avoided word is right. */
const AVOID: readonly { word: RegExp; say: string; except?: RegExp }[] = [
  { word: /你/, say: '您' },
  { word: /报价人/, say: '报价方' },
  { word: /货主/, say: '招标方, who need not own the cargo', except: /^(help|legal|terms|clause|market\.price)\b/ },
  { word: /\bbox(es)?\b/i, say: 'container', except: /^(sheet\.(heading|word)\.|counter\.desk)/ },
  { word: /\bNot told\b/, say: 'Not disclosed' },
  { word: /贵司/, say: '您, or 我方 and 本企业; 贵司 in letters only', except: /^comparison\.letter\b/ },
  { word: /来得及|赶得上/, say: '可赶上' },
  { word: /^Go on\b/, say: 'Continue' },
  { word: /\bMend it\b/, say: 'Fix' },
  { word: /\b(they lapse|silence counts)\b/i, say: 'expire; no reply = declined', except: /^legal\b/ },
  { word: /\bstands now\b/, say: 'its current state' },
  { word: /^Ask for an invoice\b/, say: 'Request invoice' },
  { word: /\b(sent back)\b/i, say: 'rejected', except: /^(help|message)\b/ },
  { word: /\btaken off\b/i, say: 'unlisted', except: /^(news|favorite)\b/ },
  { word: /^Still valid$/, say: 'Confirm price' },
  { word: /\bvery end\b/, say: 'until the deadline' },
  { word: /\b(price truth|how a trade goes|read a picture|leave it, next)\b/i, say: 'what WORDING names' },
]

async function load(file: string): Promise<[string, string][]> {
  const module = (await import(/* @vite-ignore */ pathToFileURL(join(ROOT, file)).href)) as Record<
    string,
    Record<string, string>
  >
  return Object.values(module).flatMap((texts) => Object.entries(texts))
}

const avoided = (id: string, text: string): string | undefined =>
  // Argument names are not shown.
  AVOID.find(({ word, except }) => word.test(text.replaceAll(/\{\w+/g, '{')) && !except?.test(id))?.say

test('no text says what the product has another word for', async () => {
  const found: string[] = []
  for (const file of filesBelow(['src'], /\/messages\/(zh-CN|en-US)\.ts$/))
    for (const [id, text] of await load(file)) {
      const say = avoided(id, text)
      if (say) found.push(`${id}: ${text} (say ${say})`)
    }
  expect(found).toEqual([])
})

test.each([
  ['bid.mine.SUBMITTED', '你已报价', '您'],
  ['bid.free.rate', 'Day rate after (per box)', 'container'],
  ['bid.offer.count', '{box} offered', undefined],
  ['help.a.inspected', '由货主（买方）承担', undefined],
])('planted in %s, %s is seen as it is', (id, text, say) => {
  expect(avoided(id, text)).toBe(say)
})
