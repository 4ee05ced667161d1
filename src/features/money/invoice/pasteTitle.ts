type Part = 'name' | 'taxNo' | 'address' | 'phone' | 'bankName' | 'bankAccount' | 'email'

/**
 * Labels in the invoice-data blocks that Chinese bookkeepers send, as escapes because source files contain no Chinese:
 * company/unit name and buyer; taxpayer number, tax number, credit code; address; telephone; bank; account; mailbox. Of
 * overlapping labels the longer one comes first.
 */
const WORDS: readonly (readonly [Part | 'addressPhone' | 'bankBoth', string])[] = [
  ['addressPhone', '\u5730\u5740[\u3001\u53CA\u548C]?\u7535\u8BDD'],
  ['bankBoth', '\u5F00\u6237\u884C[\u3001\u53CA\u548C]?(?:\u94F6\u884C)?\u8D26\u53F7'],
  [
    'taxNo',
    '(?:\u7EB3\u7A0E\u4EBA\u8BC6\u522B\u53F7|\u7EDF\u4E00\u793E\u4F1A\u4FE1\u7528\u4EE3\u7801|\u4FE1\u7528\u4EE3\u7801|\u7A0E\u53F7|Tax\\s*(?:No|ID)\\.?)',
  ],
  [
    'bankAccount',
    '(?:\u94F6\u884C\u8D26\u53F7|\u94F6\u884C\u8D26\u6237|\u8D26\u53F7|\u5E10\u53F7|Account(?:\\s*No\\.?)?)',
  ],
  ['bankName', '(?:\u5F00\u6237\u94F6\u884C|\u5F00\u6237\u884C|Bank)'],
  ['email', '(?:\u7535\u5B50\u90AE\u7BB1|\u90AE\u7BB1|E-?mail)'],
  ['phone', '(?:\u8054\u7CFB\u7535\u8BDD|\u7535\u8BDD|Tel(?:ephone)?\\.?|Phone)'],
  ['address', '(?:\u6CE8\u518C\u5730\u5740|\u516C\u53F8\u5730\u5740|\u5355\u4F4D\u5730\u5740|\u5730\u5740|Address)'],
  [
    'name',
    '(?:\u516C\u53F8\u540D\u79F0|\u5355\u4F4D\u540D\u79F0|\u8D2D\u4E70\u65B9\u540D\u79F0|\u53D1\u7968\u62AC\u5934|\u62AC\u5934|\u540D\u79F0|Company|Name)',
  ],
]
const MARK = '\\s*[:\uFF1A]\\s*'
const PHONE = /(?:0\d{2,3}-?\d{7,8}(?:-\d{1,6})?|1[3-9]\d{9})\s*$/
const ACCOUNT = /(?:\d[\s-]?){8,32}$/

/** Parses a pasted block of invoice data, on one or more lines; returns the parts that were recognized. */
export function readPastedTitle(text: string): Partial<Record<Part, string>> {
  const labels = labelsOf(text)
  const found: Partial<Record<Part, string>> = {}
  for (const [index, label] of labels.entries()) {
    const value = text
      .slice(label.end, labels[index + 1]?.start)
      .replace(/[\s;,\uFF1B\uFF0C\u3002]+$/u, '')
      .trim()
    if (value === '') continue
    if (label.part === 'addressPhone') split(value, PHONE, 'address', 'phone', found)
    else if (label.part === 'bankBoth') split(value, ACCOUNT, 'bankName', 'bankAccount', found)
    else found[label.part] ??= value
  }
  return found
}

interface LabelMatch {
  part: Part | 'addressPhone' | 'bankBoth'
  start: number
  end: number
}

function labelsOf(text: string): LabelMatch[] {
  const labels: LabelMatch[] = []
  for (const [part, word] of WORDS)
    for (const match of text.matchAll(new RegExp(word + MARK, 'giu'))) {
      const start = match.index
      const end = start + match[0].length
      // Skip a label inside a longer one that was found before.
      if (!labels.some((other) => start < other.end && end > other.start)) labels.push({ part, start, end })
    }
  return labels.toSorted((a, b) => a.start - b.start)
}

function split(value: string, tail: RegExp, head: Part, end: Part, found: Partial<Record<Part, string>>): void {
  const last = tail.exec(value)?.[0].trim()
  const first = last === undefined ? value : value.slice(0, value.length - last.length).trim()
  if (first !== '') found[head] ??= first
  if (last !== undefined) found[end] ??= last
}
