import { DIGEST_TEXTS } from '../../../digestTexts.ts'
import type { Language } from '../../../messages.ts'
import { escaped } from '../../escaped.ts'

/** Pages that a digest leads to, as paths of the product: the market does not know under which host it is served. */
export const DIGEST_PLACES = {
  duties: '/user/personalCenter',
  messages: '/user/personalCenter?tab=messages',
  settings: '/user/changeBaseInfo?tab=notifications',
} as const

/** What a digest says, each a list of lines in the reader's language. */
export interface Digest {
  subject: string
  deadlines: string[]
  duties: string[]
  unread: string[]
}

/** A letter as text and as HTML. */
interface Mail {
  subject: string
  text: string
  html: string
}

interface Part {
  title: keyof typeof DIGEST_TEXTS
  lines: readonly string[]
  /** Where it is dealt with. */
  link?: readonly [keyof typeof DIGEST_TEXTS, string]
}

/** Words of digests in a language. */
export function digestWords(
  language: Language,
): (key: keyof typeof DIGEST_TEXTS, values?: Record<string, string>) => string {
  return (key, values = {}) =>
    DIGEST_TEXTS[key][language === 'zh-CN' ? 0 : 1].replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '')
}

/** Writes a digest as a letter. */
export function digestMail({ subject, deadlines, duties, unread }: Digest, language: Language): Mail {
  const say = digestWords(language)
  const parts: Part[] = [
    { title: 'deadlines', lines: deadlines },
    { title: 'duties', lines: duties, link: ['openDuties', DIGEST_PLACES.duties] },
    { title: 'unread', lines: unread, link: ['openMessages', DIGEST_PLACES.messages] },
  ]
  const said = parts.filter(({ lines }) => lines.length > 0)
  const text = said.map(({ title, lines, link }) =>
    [say(title), ...lines.map((line) => `- ${line}`), ...(link ? [`${say(link[0])}: ${link[1]}`] : [])].join('\n'),
  )
  const html = said.map(({ title, lines, link }) =>
    [
      `<h2>${escaped(say(title))}</h2>`,
      `<ul>${lines.map((line) => `<li>${escaped(line)}</li>`).join('')}</ul>`,
      ...(link ? [anchor(say(link[0]), link[1])] : []),
    ].join(''),
  )
  const settings = say('settings')
  return {
    subject,
    text: [...text, `${settings}: ${DIGEST_PLACES.settings}`].join('\n\n'),
    html: [`<h1>${escaped(subject)}</h1>`, ...html, anchor(settings, DIGEST_PLACES.settings)].join('\n'),
  }
}

const anchor = (text: string, path: string): string => `<p><a href="${escaped(path)}">${escaped(text)}</a></p>`
