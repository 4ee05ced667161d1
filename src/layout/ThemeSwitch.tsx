import { useText } from '@/i18n/useText.ts'
import { MoonIcon, SunIcon } from '@/ui/icons.tsx'
import type { ThemeChoice } from '@/ui/themeMode.ts'
import { useTheme } from '@/ui/useTheme.ts'

/** Toggles light and dark; CSS picks the icon, so that the prerendered page is right at once. */
export function ThemeSwitch() {
  const t = useText()
  const { mode, choose } = useTheme()
  const other = mode === 'dark' ? 'light' : 'dark'
  return (
    <button
      type="button"
      className="ct-tool"
      aria-label={t(other === 'dark' ? 'layout.theme.toDark' : 'layout.theme.toLight')}
      onClick={() => choose(other)}
    >
      <span className="ct-when-light">
        <MoonIcon />
      </span>
      <span className="ct-when-dark">
        <SunIcon />
      </span>
    </button>
  )
}

const CHOICES: readonly ThemeChoice[] = ['auto', 'light', 'dark']

/** All theme options, including the system's. */
export function ThemeSelect() {
  const t = useText()
  const { choice, choose } = useTheme()
  return (
    <label className="ct-themeselect">
      {t('layout.theme.label')}
      <select value={choice} onChange={(event) => choose(CHOICES.find((one) => one === event.target.value) ?? 'auto')}>
        <option value="auto">{t('layout.theme.auto')}</option>
        <option value="light">{t('layout.theme.light')}</option>
        <option value="dark">{t('layout.theme.dark')}</option>
      </select>
    </label>
  )
}
