import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { env } from '@/config/env.ts'
import { LocaleProvider, useLocale } from '@/i18n/LocaleProvider.tsx'
import { createLocaleStore } from '@/i18n/locale.ts'
import type { MessageId } from '@/i18n/ids.ts'
import type { Locale } from '@/i18n/locale.ts'
import { createMessageStore } from '@/i18n/messageStore.ts'
import { useText } from '@/i18n/useText.ts'
import { Breadcrumbs } from '@/layout/Breadcrumbs.tsx'
import { layoutEnUS } from '@/layout/messages/en-US.ts'
import { PageLoading } from '@/layout/PageLoading.tsx'
import { Shell } from '@/layout/Shell.tsx'
import { HomeHero } from '@/pages/home/HomeHero.tsx'
import { isWorkPage, routeFacts } from '@/routes/derive.ts'
import { allPaths } from '@/routes/match.ts'
import type { RouteId } from '@/routes/table.ts'
import { PageHeader } from '@/ui/PageHeader.tsx'
import { Skeleton } from '@/ui/Skeleton.tsx'
import { catalogues } from './catalogues.ts'
import { headingIds, headingOf, plainHeadingIds, plainHeadingOf } from './headings.ts'
import type { HeadingId, PlainHeadingId } from './headings.ts'
import { screens } from './screens.ts'

/** Lower-case path by which boot.js sets `data-page` of `<html>`. */
const pathOf = (id: RouteId): string => routeFacts(id).path.toLowerCase()

/** Loading state of a page, with its real heading. */
function Head({ id, title, children, ...data }: { id: RouteId; title: MessageId; children: ReactNode }) {
  const t = useText()
  return (
    <div className="ct-page ct-head" {...data} aria-busy="true">
      <Breadcrumbs routeId={id} />
      <PageHeader title={t(title)} lead={children} />
      <Skeleton lines={6} />
    </div>
  )
}

/** Of a page with the same heading for everybody, or of one that shows one item, into which boot.js puts its facts. */
function PublicHead({ id }: { id: HeadingId }) {
  const t = useText()
  const { locale } = useLocale()
  const { title, lead, named } = headingOf(id)
  const data = {
    'data-head': pathOf(id),
    'data-named': named && '',
    'data-title': named?.title?.(t, locale),
    'data-counts': named?.counts,
  }
  return (
    <Head id={id} title={title} {...data}>
      {/* Keeps the place of the line. */}
      {named?.line ? <span className="ct-head-line" data-line={named.line(t, locale)} /> : lead && t(lead)}
    </Head>
  )
}

/** Of a page of the workspace. */
function WorkHead({ id }: { id: PlainHeadingId }) {
  const t = useText()
  const { title, lead } = plainHeadingOf(id)
  return (
    <Head id={id} title={title} data-plain={pathOf(id)}>
      {lead && t(lead)}
    </Head>
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
  const ids = [...headingIds, ...plainHeadingIds]
  await messages.load(['core', ...ids.flatMap((id) => screens[id].messages)])
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
              <PublicHead key={id} id={id} />
            ))}
            {plainHeadingIds.map((id) => (
              <WorkHead key={id} id={id} />
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

/** Selectors of the page in `data-page` and of its heading. */
const shown = [
  ...headingIds.map((id) => {
    const path = pathOf(id)
    return `html[data-page='${path}']${headingOf(id).named ? '[data-one]' : ''} .ct-head[data-head='${path}']`
  }),
  ...plainHeadingIds.map((id) => {
    const path = pathOf(id)
    return `html[data-work][data-plain][data-page='${path}'] .ct-head[data-plain='${path}']`
  }),
]

/** Styles that show the heading of the page instead of the generic loading state. */
export const headStyles = shown.map((head) => `${head}{display:block}${head}~.ct-pageloading{display:none}`).join('')

/** What boot.js asks for before the app: path, call, parameter with the item's id, and whether each call counts. */
export const asks = headingIds
  .flatMap((id) => {
    const { named } = headingOf(id)
    return named
      ? [pathOf(id), env.apiPrefix + named.path, named.param, named.counts ? 'counts' : ''].join(' ').trim()
      : []
  })
  .join(',')

/** Lower-case paths of the pages beside which a member has the menu. */
export const workPaths = allPaths()
  .flatMap(({ path, id }) => (isWorkPage(id) ? [path.toLowerCase()] : []))
  .join(' ')

/** The English title, which boot.js sets for English visitors. */
export const englishTitle = `${layoutEnUS['layout.brand']} · ${layoutEnUS['layout.brand.line']}`
