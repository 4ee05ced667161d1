import { useLocale } from '@/i18n/LocaleProvider.tsx'

/** Chinese words and what stands between them. */
const HAN_RUNS = /(\p{Script=Han}(?:[\p{Script=Han}\p{N}\p{P}\p{Z}]*\p{Script=Han})?)/u

/**
 * A sentence of ours in which typed words stand: the Chinese ones are marked on an English page (WCAG 3.1.2). Latin letters in a
 * Chinese sentence are numbers and codes as often as words, and are left alone.
 */
export function MixedText({ children: text }: { children: string }) {
  const { locale } = useLocale()
  if (locale === 'zh-CN') return text
  // Split at a group: every second part is what it caught.
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
