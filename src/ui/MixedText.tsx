import { useLocale } from '@/i18n/LocaleProvider.tsx'

/** Chinese text including digits, spaces and punctuation within. */
const HAN_RUNS = /(\p{Script=Han}(?:[\p{Script=Han}\p{N}\p{P}\p{Z}]*\p{Script=Han})?)/u

/**
 * One of our sentences with user text in it: Chinese parts are marked on an English page (WCAG 3.1.2). Latin letters in
 * a Chinese sentence are often numbers and codes, so they are not marked.
 */
export function MixedText({ children: text }: { children: string }) {
  const { locale } = useLocale()
  if (locale === 'zh-CN') return text
  // Split by a group: every second part is a match.
  return text.split(HAN_RUNS).map((part, at) =>
    at % 2 === 1 ? (
      // oxlint-disable-next-line react/no-array-index-key -- parts of one sentence, always in this order
      <span key={at} lang="zh-CN">
        {part}
      </span>
    ) : (
      part
    ),
  )
}
