// @vitest-environment node
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, test } from 'vitest'
import { buttonTexts, isButtonText } from './buttonRules.ts'
import { filesBelow, ROOT, textOf } from './sourceGraph.ts'

/** One term per thing: the word to avoid, the word to use instead, and the ids where the avoided word is right. */
const AVOID: readonly { word: RegExp; say: string; except?: RegExp }[] = [
  { word: /你/, say: '您' },
  { word: /报价人/, say: '报价方' },
  { word: /货主/, say: '招标方, who need not own the cargo', except: /^(help|legal)\b/ },
  { word: /\bbox(es)?\b/i, say: 'container', except: /^(sheet\.\w+|rates)\.(heading|word)\./ },
  { word: /招标人|发布方|\bpublishers?\b/i, say: '招标方, buyer', except: /^legal\b/ },
  { word: /中标人/, say: '中标方', except: /^legal\b/ },
  { word: /买家|卖家/, say: '买方, 卖方' },
  { word: /货盘/, say: '挂牌, or 货物 for cargo', except: /^sheet\.\w+\.heading\./ },
  { word: /订购|预订/, say: '订舱, or 订单 for the result' },
  { word: /授标/, say: '定标' },
  { word: /免费期/, say: '免箱期', except: /^timeTool\b|^rates\.heading\./ },
  { word: /\b(un)?certified\b/i, say: 'verified, of a company', except: /^(legal|member\.base)\b/ },
  {
    word: /(?<!foreign-trade |consolidation |forwarding )\benterprises?\b/i,
    say: 'company; enterprise is a word of the three types only',
    except: /^(legal|layout\.nav|help\.zone)\b/,
  },
  { word: /非法|\billegal\b/i, say: 'what is wrong, then what to do', except: /^legal\b/ },
  { word: /\b(mend|mended|lapsed?|silence)\b/i, say: 'fix, expire, no reply', except: /^legal\b/ },
  { word: /\b(of late|put off|goes? on|came back|taken? back)\b/i, say: 'the plain word', except: /^legal\b/ },
  { word: /\bPlease\b/, say: 'the instruction alone', except: /^(legal|comparison\.letter|account|certification)\b/ },
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
  { word: /待付订单|询单|附加费用/, say: '待付款订单, 询盘, 追加费用', except: /^legal\b/ },
  { word: /候选|初选|入选|短名单|\b(short list|short-list|longlist)/i, say: '入围, shortlist', except: /^legal\b/ },
  { word: /下单|撤回招标/, say: '订舱, 取消招标', except: /^legal\b/ },
  { word: /\broll-over|rollings?\b/i, say: 'rollover', except: /^legal\b/ },
  {
    word: /\b(whoever|the other side|asked for|one can|please check|pictures?)\b/i,
    say: 'the plain word; image',
    except: /^legal\b/,
  },
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

/** Texts of the market that people read: notices, refusals, labels of dictionaries, news. */
const MARKET = filesBelow(
  ['mock'],
  /\/mock\/(messages|\w+Texts|seed\/dictLabels|seed\/labels\/\w+|seed\/news\/\w+\.notices|domain\/front\/news\/tell\/\w+)\.ts$/,
)
/** Quoted texts of a file, without the keys. */
const quoted = (file: string): string[] =>
  [...textOf(file).matchAll(/(?<=[[,(] ?|\n\s+)'([^'\n]+)'(?!:)/g)].map(([, text = '']) => text)

test('no text says what the product has another word for', async () => {
  const found: string[] = []
  for (const file of filesBelow(['src'], /\/messages\/(zh-CN|en-US)\.ts$/))
    for (const [id, text] of await load(file)) {
      const say = avoided(id, text)
      if (say) found.push(`${id}: ${text} (say ${say})`)
    }
  for (const file of MARKET)
    for (const text of quoted(file)) {
      const say = /[\p{Script=Han} ]/u.test(text) && avoided(file, text)
      if (say) found.push(`${file}: ${text} (say ${say})`)
    }
  expect(MARKET.length).toBeGreaterThan(6)
  expect(found).toEqual([])
})

test('a shortlist is 入围 wherever English says it, and nothing else is', async () => {
  const pairs: [id: string, zh: string, en: string][] = []
  for (const file of filesBelow(['src'], /\/messages\/zh-CN\.ts$/)) {
    const english = new Map(await load(file.replace('zh-CN', 'en-US')))
    for (const [id, zh] of await load(file)) pairs.push([id, zh, english.get(id) ?? ''])
  }
  for (const file of filesBelow(['mock'], /\/mock\/(messages|problemTexts|seed\/dictLabels)\.ts$/))
    for (const [, zh = '', en = ''] of textOf(file).matchAll(/\['([^'\n]+)', '([^'\n]+)'\]/g))
      pairs.push([file, zh, en])
  const isOne = (zh: string, en: string) => zh.includes('入围') || /shortlist/i.test(en)
  const said = pairs.filter(([, zh, en]) => isOne(zh, en))
  expect(said.length).toBeGreaterThan(10)
  expect(said.filter(([, zh, en]) => !zh.includes('入围') || !/shortlist/i.test(en))).toEqual([])
})

test.each([
  ['comparison.round.in', '候选：{names}', '入围, shortlist'],
  ['comparison.round.in', 'On the short list: {names}', '入围, shortlist'],
  ['bid.mine.SUBMITTED', '你已报价', '您'],
  ['bid.free.rate', 'Day rate after (per box)', 'container'],
  ['bid.offer.count', '{box} offered', undefined],
  ['help.a.inspected', '由货主（买方）承担', undefined],
  ['listing.takeOff', '下架这条货盘？', '挂牌, or 货物 for cargo'],
  ['search.certified', 'certified', 'verified, of a company'],
  ['zone.lead', 'Foreign-trade enterprises publish', undefined],
])('planted in %s, %s is seen as it is', (id, text, say) => {
  expect(avoided(id, text)).toBe(say)
})

describe('the text of a button', () => {
  const files = filesBelow(['src'], /\.tsx$/)

  test('is at most three words or six characters and no sentence, in both languages', async () => {
    const texts = new Map<string, string[]>()
    for (const file of filesBelow(['src'], /\/messages\/(zh-CN|en-US)\.ts$/))
      for (const [id, text] of await load(file)) texts.set(id, [...(texts.get(id) ?? []), text])
    const ids = [...new Set(files.flatMap((file) => buttonTexts(file, textOf(file))))]
    expect(ids.length).toBeGreaterThan(300)
    expect(
      ids.flatMap((id) => (texts.get(id) ?? []).filter((text) => !isButtonText(text)).map((t) => `${id}: ${t}`)),
    ).toEqual([])
  })

  test.each([
    ['Publish tender', true],
    ['Add {count, plural, one {# lane} other {# lanes}}', true],
    ['提交审核', true],
    ['Back to what you were doing', false],
    ['返回刚才的页面', false],
    ['Retry.', false],
  ])('%s: %s', (text, isFine) => expect(isButtonText(text)).toBe(isFine))

  test('is found inside buttons and in what dialogs confirm with', () => {
    const source = `<><Button>{isOn ? t('a.b') : t('c.d')}</Button><ConfirmDialog confirmText={t('e.f')} /><p>{t('g.h')}</p></>`
    expect(buttonTexts('planted.tsx', `export const x = ${source}`)).toEqual(['a.b', 'c.d', 'e.f'])
  })
})
