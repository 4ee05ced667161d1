/**
 * Finds contact data in texts that the other side reads before the deal, even if disguised. Shared by server and form.
 * HS codes, container numbers, prices, dates and port codes are not contact data and stay.
 */

/** Replacement for contact data. */
const MASK = '***'

/** Chinese digits, including both zeros, colloquial one and two, and formal (banking) numerals. */
const HAN_DIGITS = new Map(
  Array.from('\u96F6\u4E00\u4E8C\u4E09\u56DB\u4E94\u516D\u4E03\u516B\u4E5D').map((char, digit) => [
    char,
    String(digit),
  ]),
)
for (const [char, digit] of [
  ['\u3007', '0'],
  ['\u5E7A', '1'],
  ['\u4E24', '2'],
  ...Array.from(
    '\u58F9\u8D30\u53C1\u8086\u4F0D\u9646\u67D2\u634C\u7396',
    (formal, place) => [formal, String(place + 1)] as const,
  ),
] as const)
  HAN_DIGITS.set(char, digit)

/** Joiners, variation selectors and key caps: invisible, so they do not separate digits. */
const UNSEEN = /\u00AD|[\u200B-\u200F]|\u2060|\uFE0E|\uFE0F|\u20E3|\uFEFF/
const DASHES = /[\u2010-\u2015\u2212\u30FC]/

interface Plain {
  text: string
  /** Start of each character of `text` in the original. */
  from: number[]
  /** Its end in the original. */
  to: number[]
}

/** The text in half width, lower case and ASCII digits. */
function plainOf(original: string): Plain {
  const plain: Plain = { text: '', from: [], to: [] }
  let at = 0
  for (const char of original) {
    const end = at + char.length
    if (UNSEEN.test(char) && plain.to.length > 0) plain.to[plain.to.length - 1] = end
    else {
      for (const one of HAN_DIGITS.get(char) ?? char.normalize('NFKC').toLowerCase()) {
        plain.text += DASHES.test(one) ? '-' : one
        for (let count = 0; count < one.length; count++) {
          plain.from.push(at)
          plain.to.push(end)
        }
      }
    }
    at = end
  }
  // The letter o after a digit reads as a zero.
  plain.text = plain.text.replaceAll(/(?<=\d)o+(?![a-np-z])/g, (letters) => '0'.repeat(letters.length))
  return plain
}

/** Digits, possibly separated by spaces, dashes, dots, stars or brackets. */
const NUMBER = /\d(?:[\s\-._*()]{0,3}\d)*/g
const DATE = /(?:19|20)\d{2}[-./](?:0?[1-9]|1[0-2])[-./](?:0?[1-9]|[12]\d|3[01])(?!\d)/
/** Usual groupings of a mobile number by spaces; other groups of eleven digits may be three prices. */
const MOBILE_SHAPES = new Set([
  '11',
  '3,4,4',
  '3,8',
  '7,4',
  '3,3,5',
  '5,6',
  '3,3,3,2',
  '3,2,2,2,2',
  Array(11).fill(1).join(),
])

type Span = readonly [from: number, to: number]

/** All sequences of adjacent digit groups in a number, with their positions. */
function runsOf(text: string, start: number): { groups: string[]; marks: string; span: Span }[] {
  const groups = [...text.matchAll(/\d+/g)]
  return groups.flatMap((first, from) =>
    groups.slice(from, from + 13).map((last, count) => {
      const run = text.slice(first.index, last.index + last[0].length)
      return {
        groups: groups.slice(from, from + count + 1).map((group) => group[0]),
        marks: run.replaceAll(/\d/g, ''),
        span: [start + first.index, start + first.index + run.length] as const,
      }
    }),
  )
}

function isMobile(groups: readonly string[], marks: string): boolean {
  // A leading country code is part of the number.
  const parts = groups.length > 1 && /^(?:00)?86$/.test(groups[0] ?? '') ? groups.slice(1) : groups
  const digits = parts.join('').replace(/^(?:00)?86(?=1[3-9]\d{9}$)/, '')
  if (!/^1[3-9]\d{9}$/.test(digits)) return false
  return parts.length === 1 || !/[\s.]/.test(marks) || MOBILE_SHAPES.has(parts.map((part) => part.length).join())
}

function isLandline(groups: readonly string[], marks: string): boolean {
  if (marks.includes('.') || groups.length > 4) return false
  const digits = groups.join('')
  const [area = ''] = groups
  if (groups.length > 1 && area.length !== 3 && area.length !== 4) return isServiceLine(groups, marks)
  return /^(?:010|02\d)[2-8]\d{7}$|^0[3-9]\d{2}[2-8]\d{6,7}$/.test(digits) || isServiceLine(groups, marks)
}

/** 400 and 800 numbers, separated by dashes: without dashes they could be HS codes. */
function isServiceLine(groups: readonly string[], marks: string): boolean {
  return /^[48]00$/.test(groups[0] ?? '') && /^-{2}$/.test(marks) && groups.join('').length === 10
}

const CALL_WORD =
  /(?:\u7535\u8BDD|\u624B\u673A|\u5EA7\u673A|\u70ED\u7EBF|\u4F20\u771F|\u8054\u7CFB\u65B9\u5F0F|\b(?:tel|phone|telephone|mobile|mob|cell|hotline|fax|whatsapp|call|ring))[^\d\n]{0,8}$/
/** Four letters before eleven digits are a carrier's bill-of-lading number. */
const CARRIER_NO = /(?<![a-z])(?!call|tele|cell)[a-z]{4}$/

function numberSpans(text: string): Span[] {
  const spans: Span[] = []
  for (const match of text.matchAll(NUMBER)) {
    const start = match.index
    const ahead = text.slice(Math.max(0, start - 24), start)
    const isCalled = CALL_WORD.test(ahead)
    const isAbroad = /(?:\+|\b00)\s?$/.test(ahead) || /^00[1-9]/.test(match[0])
    const dateless = !DATE.test(match[0])
    if (CARRIER_NO.test(ahead) && !isCalled) continue
    const total = match[0].replaceAll(/\D/g, '').length
    if (dateless && ((isCalled && total >= 7 && total <= 16) || (isAbroad && total >= 9 && total <= 15)))
      spans.push([start, start + match[0].length])
    else
      for (const { groups, marks, span } of runsOf(match[0], start))
        if (isMobile(groups, marks) || isLandline(groups, marks)) spans.push(span)
  }
  return spans
}

const AT = String.raw`\s?(?:@|[[({]\s?at\s?[\])}]|\u827E\u7279)\s?`
const DOT = String.raw`(?:\.|\s?[[({]\s?dot\s?[\])}]\s?|\sdot\s|\u3002|\u70B9)`
/** Bounded as RFC 5321 does: without an end, a long text is read again from each of its characters. */
const LOCAL = String.raw`[\w.+-]{1,64}`
const EMAIL = new RegExp(String.raw`${LOCAL}${AT}[\w-]+(?:${DOT}[a-z\d-]+)*${DOT}[a-z]{2,}`, 'g')
/** With spelled-out signs only mail domains that everybody knows count: "at 35 dot 5 USD" is a price. */
const SPELLED = new RegExp(
  String.raw`${LOCAL}\s+at\s+(?:gmail|qq|163|126|outlook|hotmail|yahoo|foxmail|icloud|sina|aliyun|proton)(?:${DOT}[a-z\d-]+)*${DOT}[a-z]{2,}`,
  'g',
)
const URL = /https?:\/\/[^\s\u4E00-\u9FFF]+|\bwww\.[^\s\u4E00-\u9FFF]+|\b(?:t|wa)\.me\/\S+/g
const DOMAIN =
  /(?<![\w@.-])(?:[a-z\d-]+\.)*(?=[\d-]*[a-z])[a-z\d-]+[.\u3002](?:com|cn|net|org|cc|io|top|xyz|vip|hk|biz|shop|site|club)(?:\.cn)?(?:\/\S*)?(?![\w])/g

/** WeChat, QQ, WhatsApp and similar, including deliberate misspellings. */
const MESSENGER = String.raw`(?:[\u5FAE\u8587\u5A01\u7EF4]\u4FE1|v\u4FE1|\u52A0v|\u6263\u6263|\u4F01\u9E45|\u9489\u9489|\u90AE\u7BB1|(?<![a-z])(?:wechat|we\schat|weixin|wx|vx|qq|whatsapp|telegram|skype|dingtalk|zalo|kakao(?:talk)?|line\sid))`
/** Words that announce an id. */
const MARK = String.raw`\s*(?:\u53F7\u7801?|\u8D26\u53F7|(?:id|no|number|account)\b\.?|is\b|[:=#]|\u662F|\u4E3A)`
const ID = String.raw`[a-z][\w.-]{4,19}|\d(?:[\s.\-]?\d){4,14}`
const MARKED = new RegExp(String.raw`${MESSENGER}(?:${MARK}){1,3}\s*(${ID})`, 'dg')
/** Without such a word an id counts if it has a digit or an underscore, or directly follows Chinese. */
const UNMARKED = new RegExp(
  String.raw`${MESSENGER}\s*(\d(?:[\s.\-]?\d){4,14}|(?=[\w-]*[\d_])[a-z][\w-]{4,19})|(?:[\u5FAE\u8587\u5A01\u7EF4]\u4FE1)([a-z][\w-]{5,19})`,
  'dg',
)

function idSpans(text: string): Span[] {
  return [...text.matchAll(MARKED), ...text.matchAll(UNMARKED)].flatMap((match) => {
    const span = match.indices?.[1] ?? match.indices?.[2]
    return span ? [span] : []
  })
}

function wholeSpans(text: string, pattern: RegExp): Span[] {
  return [...text.matchAll(pattern)].map((match) => [match.index, match.index + match[0].length] as const)
}

/** Masks contact data, and tells whether there was any. */
export function maskContacts(original: string): { text: string; masked: boolean } {
  const { text, from, to } = plainOf(original)
  const spans = [
    ...numberSpans(text),
    ...idSpans(text),
    ...wholeSpans(text, EMAIL),
    ...wholeSpans(text, SPELLED),
    ...wholeSpans(text, URL),
    ...wholeSpans(text, DOMAIN),
  ].toSorted((a, b) => a[0] - b[0])
  let masked = ''
  let at = 0
  for (const [start, end] of spans) {
    const first = from[start] ?? 0
    const last = to[end - 1] ?? original.length
    if (first >= at) masked += original.slice(at, first) + MASK
    at = Math.max(at, last)
  }
  return { text: masked + original.slice(at), masked: spans.length > 0 }
}
