import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { LocaleProvider } from '@/i18n/LocaleProvider.tsx'
import { createLocaleStore } from '@/i18n/locale.ts'
import type { Locale } from '@/i18n/locale.ts'
import { createMessageStore } from '@/i18n/messageStore.ts'
import { commonEnUS, errorEnUS } from '@/i18n/messages/en-US.ts'
import { commonZhCN, errorZhCN } from '@/i18n/messages/zh-CN.ts'
import { layoutEnUS } from '@/layout/messages/en-US.ts'
import { layoutZhCN } from '@/layout/messages/zh-CN.ts'
import { routeEnUS } from '@/routes/messages/en-US.ts'
import { routeZhCN } from '@/routes/messages/zh-CN.ts'
import { uiEnUS } from '@/ui/messages/en-US.ts'
import { uiZhCN } from '@/ui/messages/zh-CN.ts'
import { uploadEnUS } from '@/ui/upload/messages/en-US.ts'
import { uploadZhCN } from '@/ui/upload/messages/zh-CN.ts'

const texts = {
  'zh-CN': { ...commonZhCN, ...errorZhCN, ...uiZhCN, ...uploadZhCN, ...layoutZhCN, ...routeZhCN },
  'en-US': { ...commonEnUS, ...errorEnUS, ...uiEnUS, ...uploadEnUS, ...layoutEnUS, ...routeEnUS },
}

/** Returns `node` inside language and router providers; the common catalogues and `more` are already loaded. */
export async function inLanguage(
  locale: Locale,
  node: ReactNode,
  path = '/',
  more: Readonly<Record<string, string>> = {},
): Promise<ReactNode> {
  const store = createLocaleStore({
    readStored: () => locale,
    store: () => undefined,
    browserLanguage: () => locale,
    reload: () => undefined,
    announce: () => undefined,
  })
  const load = async () => ({ ...texts[locale], ...more })
  const messages = createMessageStore<'core'>(load, locale)
  await messages.load(['core'])
  return (
    <LocaleProvider messages={messages} store={store}>
      <MemoryRouter initialEntries={[path]}>{node}</MemoryRouter>
    </LocaleProvider>
  )
}
