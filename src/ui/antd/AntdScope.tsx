import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { ConfigProvider } from 'antd'
import type { Locale as AntdLocale } from 'antd/es/locale'
import { loadAntdLocale } from '@/i18n/antdLocale.ts'
import type { Locale } from '@/i18n/locale.ts'
import { useLocale } from '@/i18n/LocaleProvider.tsx'
import { KitContext } from '../kit.ts'
import type { Kit, KitDateProps } from '../kit.ts'
import { DateInput } from './DateInput.tsx'
import { SelectInput } from './SelectInput.tsx'
import { SkeletonBlock } from '../Skeleton.tsx'
import { useText } from '@/i18n/useText.ts'
import { antdThemeFor } from './theme.ts'
import { useTheme } from '../useTheme.ts'
import 'antd/dist/antd.css'
import './antd.css'

const ENGLISH: AntdLocale = { locale: 'en' }
const kit: Kit = { DateInput, SelectInput }
const themes = { light: antdThemeFor('light'), dark: antdThemeFor('dark') }

function useAntdLocale(locale: Locale): AntdLocale | undefined {
  const [pack, setPack] = useState<AntdLocale>()
  useEffect(() => {
    let isStale = false
    const load = async () => {
      // Without the pack antd speaks English; the page itself still speaks the visitor's language.
      const next = await loadAntdLocale(locale).catch(() => ENGLISH)
      if (!isStale) setPack(next)
    }
    void load()
    return () => {
      isStale = true
    }
  }, [locale])
  return pack
}

/** Under a modal dialog nothing can be seen or clicked: what opens there is drawn inside it. */
const popupHome = (opener?: HTMLElement): HTMLElement => opener?.closest('dialog') ?? document.body

/** Everything antd needs round a page that uses it: theme, language, direction, and the kit. Load it lazily. */
export function AntdScope({ children }: { children: ReactNode }) {
  const t = useText()
  const { locale, direction } = useLocale()
  const { mode } = useTheme()
  const pack = useAntdLocale(locale)
  if (!pack) return <SkeletonBlock height={480} />
  return (
    <ConfigProvider
      theme={themes[mode]}
      locale={pack}
      direction={direction}
      button={{ autoInsertSpace: false }}
      form={{ scrollToFirstError: { focus: true } }}
      getPopupContainer={popupHome}
      renderEmpty={() => t('ui.select.none')}
    >
      <KitContext value={kit}>{children}</KitContext>
    </ConfigProvider>
  )
}

/** The calendar field with all it needs, for a page without the kit. */
export const LateDateInput = (props: KitDateProps) => (
  <AntdScope>
    <DateInput {...props} />
  </AntdScope>
)
