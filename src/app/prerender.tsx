import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { env } from '@/config/env.ts'
import { LocaleProvider, useLocale } from '@/i18n/LocaleProvider.tsx'
import { createLocaleStore } from '@/i18n/locale.ts'
import type { Locale } from '@/i18n/locale.ts'
import { createMessageStore } from '@/i18n/messageStore.ts'
import { useText } from '@/i18n/useText.ts'
import { Breadcrumbs } from '@/layout/Breadcrumbs.tsx'
import { layoutEnUS } from '@/layout/messages/en-US.ts'
import { PageLoading } from '@/layout/PageLoading.tsx'
import { Shell } from '@/layout/Shell.tsx'
import { HomeHero } from '@/pages/home/HomeHero.tsx'
import { routeFacts } from '@/routes/derive.ts'
import { PageHeader } from '@/ui/PageHeader.tsx'
import { Skeleton } from '@/ui/Skeleton.tsx'
import { catalogues } from './catalogues.ts'
import { headingIds, headingOf } from './headings.ts'
import type { HeadingId } from './headings.ts'
import { screens } from './screens.ts'

/** Lower-case path by which boot.js sets `data-page` of `<html>`. */
const pathOf = (id: HeadingId): string => routeFacts(id).path.toLowerCase()

/** Loading state of a page, with its real heading. */
function Head({ id }: { id: HeadingId }) {
  const t = useText()
  const { locale } = useLocale()
  const { title, lead, named } = headingOf(id)
  // Keeps the place of the line; boot.js puts the facts into it.
  const line = named?.line && <span className="ct-head-line" data-line={named.line(t, locale)} />
  return (
    <div
      className="ct-page ct-head"
      data-head={pathOf(id)}
      {...(named && { 'data-ask': env.apiPrefix + named.path, 'data-param': named.param, 'data-counts': named.counts })}
      aria-busy="true"
    >
      <Breadcrumbs routeId={id} />
      <PageHeader title={t(title)} lead={line ?? (lead && t(lead))} />
      <Skeleton lines={6} />
    </div>
  )
}

async function shellOf(locale: Locale): Promise<string> {
  const store = createLocaleStore({
    readStored: () => locale,
    store: () => undefined,
    browserLanguage: () => locale,
    reload: () => undefined,
    announce: () => undefined,
  })
  const messages = createMessageStore((name: keyof typeof catalogues) => catalogues[name][locale](), locale)
  await messages.load(['core', ...headingIds.flatMap((id) => screens[id].messages)])
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
            {headingIds.map((id) => (
              <Head key={id} id={id} />
            ))}
            <PageLoading />
          </div>
        </Shell>
      </StaticRouter>
    </LocaleProvider>,
    { identifierPrefix: locale },
  )
  return `<div class="ct-pre" data-locale="${locale}" lang="${locale}">${page}</div>`
}

/**
 * The first screen as HTML in each language, for index.html; CSS and boot.js show the right one. Rendered at module
 * load, at build time only, because Vite loads no more texts afterwards.
 */
export const shells = (await shellOf('zh-CN')) + (await shellOf('en-US'))

/** Styles that show the heading of the page in `data-page` instead of the generic loading state. */
export const headStyles = headingIds
  .map((id) => {
    const path = pathOf(id)
    return `html[data-page='${path}']${headingOf(id).named ? '[data-one]' : ''} .ct-head[data-head='${path}']`
  })
  .map((head) => `${head}{display:block}${head}~.ct-pageloading{display:none}`)
  .join('')

/** The English title, which boot.js sets for English visitors. */
export const englishTitle = `${layoutEnUS['layout.brand']} · ${layoutEnUS['layout.brand.line']}`
