import { useMemo } from 'react'
import { useIntl } from 'react-intl'
import { useLocale } from '@/i18n/LocaleProvider.tsx'
import { isPlain } from '@/i18n/useText.ts'
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
import type { Title } from './matching.ts'
import sounds from './sounds.json' with { type: 'json' }

/** Pages that need an id, and those listed as actions. */
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
/** Maximum number of pages and of actions in the list. */
const MOST = 4
/** Titles with known pinyin: `sounds.json` is written by its test. */
type TitleId = keyof typeof sounds

interface Titled {
  entry: Entry
  title: Title
}

/** Pages and actions that this user may open, filtered by text. */
export interface OwnEntries {
  pages: (typed: string) => Entry[]
  /** All of them for an empty text. */
  actions: (typed: string) => Entry[]
}

function best(all: readonly Titled[], typed: string): Entry[] {
  return all
    .flatMap(({ entry, title }) => {
      const rank = titleRank(title, typed)
      return rank === undefined ? [] : [{ entry, rank }]
    })
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, MOST)
    .map(({ entry }) => entry)
}

/** Returns pages and actions with titles in both languages; `others` are the texts of the other language. */
export function useOwnEntries(others: Messages, onSignOut: () => void): OwnEntries {
  const { messages } = useIntl()
  const { locale, setLocale } = useLocale()
  const { mode, choose } = useTheme()
  const { user, isSignedIn } = useSession()
  const may = useAccess()
  return useMemo(() => {
    const textOf = (id: TitleId): string => {
      const text: unknown = messages[id]
      return isPlain(text) ? text : ''
    }
    const titleOf = (id: TitleId): Title => {
      const here = textOf(id)
      const there = others[id] ?? here
      const [zh, en] = locale === 'zh-CN' ? [here, there] : [there, here]
      return { zh, en, sounds: sounds[id] }
    }
    const page = (titleId: TitleId, href: string): Titled => {
      const title = titleOf(titleId)
      const kept = { group: 'PAGE', href, titleZh: title.zh, titleEn: title.en } as const
      return { title, entry: { id: href, title: textOf(titleId), sub: '', href, kept } }
    }
    const action = (titleId: TitleId, act: Pick<Entry, 'href' | 'run'>): Titled => ({
      title: titleOf(titleId),
      entry: { id: titleId, title: textOf(titleId), sub: '', ...act },
    })
    const ids = (Object.keys(routes) as RouteId[]).filter(
      (id) =>
        !NOT_AS_PAGES.includes(id) &&
        canEnter(id, user?.userType) &&
        !(isSignedIn && routeFacts(id).access === 'guest'),
    )
    const pages = [
      ...ids.map((id) => page(routeFacts(id).titleId as TitleId, routes[id].path)),
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
