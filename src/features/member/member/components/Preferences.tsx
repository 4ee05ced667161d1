import { LOCALES } from '@/i18n/locale.ts'
import type { Locale } from '@/i18n/locale.ts'
import { useLocale } from '@/i18n/LocaleProvider.tsx'
import { useText } from '@/i18n/useText.ts'
import { Section } from '@/ui/Card.tsx'
import { choicesOf } from '@/ui/choices.ts'
import { SelectField } from '@/ui/SelectField.tsx'
import type { ThemeChoice } from '@/ui/themeMode.ts'
import { useTheme } from '@/ui/useTheme.ts'

const CHOICES: readonly ThemeChoice[] = ['auto', 'light', 'dark']

/** A language's own name for itself. */
const nameOfLanguage = (locale: Locale): string =>
  new Intl.DisplayNames([locale], { type: 'language', languageDisplay: 'standard' }).of(locale.slice(0, 2)) ?? locale

/** Language and theme on this device. */
export function Preferences() {
  const t = useText()
  const { locale, setLocale } = useLocale()
  const { choice, choose } = useTheme()
  return (
    <Section title={t('member.preferences.title')} note={t('member.preferences.note')}>
      <div className="ct-filters">
        <SelectField
          label={t('member.preferences.language')}
          value={locale}
          onChange={(next) => setLocale(next, false)}
          options={choicesOf(LOCALES, nameOfLanguage)}
        />
        <SelectField
          label={t('member.preferences.theme')}
          value={choice}
          onChange={choose}
          options={choicesOf(CHOICES, (one) => t(`member.preferences.theme.${one}`))}
        />
      </div>
    </Section>
  )
}
