import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { LocaleProvider } from '@/i18n/LocaleProvider.tsx'
import { createLocaleStore } from '@/i18n/locale.ts'
import type { Locale } from '@/i18n/locale.ts'
import { createMessageStore } from '@/i18n/messageStore.ts'
import type { Messages } from '@/i18n/messageStore.ts'
import { HomeHero } from '@/pages/home/HomeHero.tsx'
import { homeEnUS } from '@/pages/home/messages/en-US.ts'
import { homeZhCN } from '@/pages/home/messages/zh-CN.ts'
import { uiEnUS } from '@/ui/messages/en-US.ts'
import { uiZhCN } from '@/ui/messages/zh-CN.ts'
import { layoutEnUS } from './messages/en-US.ts'
import { layoutZhCN } from './messages/zh-CN.ts'
import { PageLoading } from './PageLoading.tsx'
import { Shell } from './Shell.tsx'

const texts: Record<Locale, Messages> = {
  'zh-CN': { ...uiZhCN, ...layoutZhCN, ...homeZhCN },
  'en-US': { ...uiEnUS, ...layoutEnUS, ...homeEnUS },
}

async function shellOf(locale: Locale): Promise<string> {
  const store = createLocaleStore({
    readStored: () => locale,
    store: () => undefined,
    browserLanguage: () => locale,
    reload: () => undefined,
    announce: () => undefined,
  })
  const load = async () => texts[locale]
  const messages = createMessageStore(load, locale)
  await messages.load(['shell'])
  const page = renderToString(
    <LocaleProvider messages={messages} store={store}>
      <StaticRouter location="/">
        <Shell pathname="/" account={null} onSignOut={() => undefined} loginHref="/login" mainId={`main-${locale}`}>
          <div className="ct-only-home">
            <HomeHero />
            <div className="ct-page ct-home-wait" aria-hidden="true">
              <span className="ct-skeleton-block" />
              <span className="ct-skeleton-block" />
            </div>
          </div>
          <div className="ct-only-page">
            <PageLoading />
          </div>
        </Shell>
      </StaticRouter>
    </LocaleProvider>,
    { identifierPrefix: locale },
  )
  return `<div class="ct-pre" data-locale="${locale}" lang="${locale}">${page}</div>`
}

/** The first screen as HTML, once in each language, for index.html; CSS and boot.js show the right one. Runs at build time only. */
export async function renderShells(): Promise<string> {
  return (await shellOf('zh-CN')) + (await shellOf('en-US'))
}

/** The English title, which boot.js puts in for English visitors. */
export const englishTitle = `${layoutEnUS['layout.brand']} · ${layoutEnUS['layout.brand.line']}`
