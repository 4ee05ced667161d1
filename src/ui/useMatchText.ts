import type { MatchedBy } from '@/contract/front/search/values.ts'
import { useLocale } from '@/i18n/LocaleProvider.tsx'
import { useText } from '@/i18n/useText.ts'

/** Returns the words that say by what a result matched; none where the reader sees it in its name. */
export function useMatchText(): (by: MatchedBy | undefined) => string {
  const t = useText()
  const own = useLocale().locale === 'zh-CN' ? 'NAME_ZH' : 'NAME_EN'
  return (by) => (by === undefined || by === own || by === 'CODE' ? '' : t(`ui.match.${by}`))
}
