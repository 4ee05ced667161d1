import { useLocale } from '@/i18n/LocaleProvider.tsx'
import { useText } from '@/i18n/useText.ts'

/** Button with the other language's name; switches to it without a reload. */
export function LanguageSwitch() {
  const t = useText()
  const { locale, setLocale } = useLocale()
  const other = locale === 'zh-CN' ? 'en-US' : 'zh-CN'
  return (
    <button
      type="button"
      className="ct-tool"
      lang={other}
      aria-label={t('layout.language.switch')}
      onClick={() => setLocale(other, false)}
    >
      {t('layout.language.other')}
    </button>
  )
}
