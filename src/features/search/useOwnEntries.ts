import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { useLocale } from '@/i18n/LocaleProvider.tsx'
import { isPlain } from '@/i18n/useText.ts'
import type { MessageId } from '@/i18n/ids.ts'
import type { Messages } from '@/i18n/messageStore.ts'
import { canEnter, routeFacts } from '@/routes/derive.ts'
import { hrefTo } from '@/routes/href.ts'
import { routes } from '@/routes/table.ts'
import type { RouteId } from '@/routes/table.ts'
import { loginAddress } from '@/session/returnUrl.ts'
import { useSession } from '@/session/SessionProvider.tsx'
import { useAccess } from '@/session/useAccess.ts'
import { useTheme } from '@/ui/useTheme.ts'
import type { Entry } from './entries.ts'
import { titleRank } from './matching.ts'

/** Pages that need a thing to show, and those that stand among the actions. */
const NOT_AS_PAGES: readonly RouteId[] = [
  'tenderDetail',
  'marketDetail',
  'newsDetail',
  'quote',
  'audienceZone',
  'tenderIssue',
  'login',
  'register',
]
const ZONES = [
  ['1', 'layout.nav.traders'],
  ['2', 'layout.nav.forwarders'],
  ['3', 'layout.nav.fleet'],
] as const
/** Most pages and most actions that stand in a list. */
const MOST = 4

interface Titled {
  entry: Entry
  titles: readonly [zh: string, en: string]
}

/** Pages and actions that this reader may open, by what is typed. */
export interface OwnEntries {
  pages: (typed: string) => Entry[]
  /** All of them for an empty text. */
  actions: (typed: string) => Entry[]
}

function best(all: readonly Titled[], typed: string): Entry[] {
  return all
    .flatMap(({ entry, titles: [zh, en] }) => {
      const rank = titleRank(zh, en, typed)
      return rank === undefined ? [] : [{ entry, rank }]
    })
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, MOST)
    .map(({ entry }) => entry)
}

/** Gives pages and actions with their titles in both languages; `others` are the texts of the language that is not shown. */
export function useOwnEntries(others: Messages, onSignOut: () => void): OwnEntries {
  const { messages } = useIntl()
  const { locale, setLocale } = useLocale()
  const { mode, choose } = useTheme()
  const { user, isSignedIn } = useSession()
  const may = useAccess()
  return useMemo(() => {
    const textOf = (id: MessageId): string => {
      const text: unknown = messages[id]
      return isPlain(text) ? text : ''
    }
    const titlesOf = (id: MessageId): Titled['titles'] => {
      const here = textOf(id)
      const there = others[id] ?? here
      return locale === 'zh-CN' ? [here, there] : [there, here]
    }
    const page = (titleId: MessageId, href: string): Titled => {
      const titles = titlesOf(titleId)
      const [titleZh, titleEn] = titles
      const title = textOf(titleId)
      return { titles, entry: { id: href, title, sub: '', href, kept: { group: 'PAGE', href, titleZh, titleEn } } }
    }
    const action = (titleId: MessageId, act: Pick<Entry, 'href' | 'run'>): Titled => ({
      titles: titlesOf(titleId),
      entry: { id: titleId, title: textOf(titleId), sub: '', ...act },
    })
    const ids = (Object.keys(routes) as RouteId[]).filter(
      (id) =>
        !NOT_AS_PAGES.includes(id) &&
        canEnter(id, user?.userType) &&
        !(isSignedIn && routeFacts(id).access === 'guest'),
    )
    const pages = [
      ...ids.map((id) => page(routeFacts(id).titleId as MessageId, routes[id].path)),
      ...ZONES.map(([id, titleId]) => page(titleId, hrefTo('audienceZone', { id }))),
    ]
    const isOpenTo = (what: 'tender.publish' | 'listing.publish') => may(what).reason !== 'userType'
    const other = locale === 'zh-CN' ? 'en-US' : 'zh-CN'
    const dark = mode === 'dark'
    const actions = [
      ...(isOpenTo('tender.publish') ? [action('search.do.publish', { href: hrefTo('tenderIssue') })] : []),
      ...(isSignedIn && isOpenTo('listing.publish')
        ? [action('search.do.list', { href: hrefTo('myMarket', { new: 'SPACE' }) })]
        : []),
      action('search.do.language', { run: () => setLocale(other, false) }),
      action(dark ? 'search.do.light' : 'search.do.dark', { run: () => choose(dark ? 'light' : 'dark') }),
      action('search.do.report', { href: routes.diagnostics.path }),
      ...(isSignedIn
        ? [action('search.do.logout', { run: onSignOut })]
        : [
            action('search.do.login', { href: loginAddress(window.location.href) }),
            action('search.do.register', { href: routes.register.path }),
          ]),
    ]
    return {
      pages: (typed) => best(pages, typed),
      actions: (typed) => (typed === '' ? actions.map(({ entry }) => entry) : best(actions, typed)),
    }
  }, [messages, others, locale, setLocale, mode, choose, user, isSignedIn, may, onSignOut])
}
