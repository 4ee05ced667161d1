import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { ConfigProvider } from 'antd'
import type { Locale as AntdLocale } from 'antd/es/locale'
import { loadAntdLocale } from '@/i18n/antdLocale.ts'
import type { Locale } from '@/i18n/locale.ts'
import { useLocale } from '@/i18n/LocaleProvider.tsx'
import { KitContext } from '../kit.ts'
import type { Kit, KitDateProps } from '../kit.ts'
import { memoView } from '../memoView.tsx'
import { DateInput } from './DateInput.tsx'
import { RangeInput } from './RangeInput.tsx'
import { SelectInput } from './SelectInput.tsx'
import { SkeletonBlock } from '../Skeleton.tsx'
import { useText } from '@/i18n/useText.ts'
import { antdThemeFor } from './theme.ts'
import { useTheme } from '../useTheme.ts'
import 'antd/dist/antd.css'
import './antd.css'

const ENGLISH: AntdLocale = { locale: 'en' }
const kit: Kit = {
  DateInput: memoView(DateInput, ['onChange']),
  RangeInput: memoView(RangeInput, ['onChange']),
  SelectInput: memoView(SelectInput, ['onChange']),
}
const themes = { light: antdThemeFor('light'), dark: antdThemeFor('dark') }

function useAntdLocale(locale: Locale): AntdLocale | undefined {
  const [pack, setPack] = useState<AntdLocale>()
  useEffect(() => {
    let isStale = false
    const load = async () => {
      // Without its locale file antd falls back to English; the page itself keeps the user's language.
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

/** Popups opened in a modal dialog are rendered inside it; elsewhere they would be below it. */
const popupHome = (opener?: HTMLElement): HTMLElement => opener?.closest('dialog') ?? document.body

/** Everything antd needs around a page: theme, language, direction and the kit. Load it lazily. */
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
