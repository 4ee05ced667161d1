import { askAhead, forgetAnswers } from '@/api/answers.ts'
import type { ComponentType } from 'react'
import { createIntl } from 'react-intl'
import { businessText } from '@/api/errorText.ts'
import type { ApiClient } from '@/api/client.ts'
import type { Shapes } from '@/api/readable.ts'
import type { Transport } from '@/api/transport.ts'
import { env } from '@/config/env.ts'
import { flushDrafts } from '@/drafts/flush.ts'
import { dropNotes, dropOldestDraft } from '@/drafts/localDrafts.ts'
import { localeStore } from '@/i18n/locale.ts'
import type { Locale } from '@/i18n/locale.ts'
import { createMessageStore } from '@/i18n/messageStore.ts'
import type { Messages, MessageStore } from '@/i18n/messageStore.ts'
import { isPlain } from '@/i18n/useText.ts'
import type { TextOf } from '@/i18n/useText.ts'
import { createReferenceStore } from '@/reference/store.ts'
import type { ReferenceStore } from '@/reference/store.ts'
import { createSession } from '@/session/createSession.ts'
import type { RouteId } from '@/routes/table.ts'
import { routeFacts } from '@/routes/derive.ts'
import { withMemberUntil } from '@/session/memberUntil.ts'
import type { Locks } from '@/session/refresh.ts'
import type { Session } from '@/session/session.ts'
import { memberKey } from '@/session/store.ts'
import { createTokenStore } from '@/session/tokens.ts'
import { openBacking } from '@/storage/backing.ts'
import { openSessionStorage } from '@/storage/openStorage.ts'
import { progress } from '@/ui/progress.ts'
import type { CatalogueName } from './catalogues.ts'
import { ChunkLoadError, isBrokenChunk } from '@/shared/chunkErrors.ts'
import { coreCatalogue } from './coreCatalogue.ts'
import { createClient, fetchShapes, lazyHttpTransport } from './createClient.ts'
import { firstScreen } from './firstScreen.ts'
import { createHeaderSearch } from './HeaderSearch.tsx'
import type { HeaderSearchProps } from './HeaderSearch.tsx'
import { createScreenLoader } from './loadScreen.ts'
import type { ScreenLoader } from './loadScreen.ts'
import { createMemberPart } from './memberPart.tsx'
import { createNavigation } from './navigation.ts'
import type { Navigation } from './navigation.ts'
import { mayReload } from './reloadGuard.ts'
import type { WorkMenuProps } from '@/layout/workspace/WorkMenu.tsx'
import { reloadPage } from '@/ui/reloadPage.ts'
import { mayPrefetch, whenIdle } from './idle.ts'

/** Services with the lifetime of the page, created once. */
export interface Services {
  messages: MessageStore<CatalogueName>
  session: Session
  client: ApiClient
  reference: ReferenceStore
  loader: ScreenLoader
  navigation: Navigation
  /** Bell of the header. */
  Bell: ComponentType
  /** The member's workspace beside and above the pages. */
  WorkMenu: ComponentType<WorkMenuProps>
  /** Button and shortcut of the global search. */
  Search: ComponentType<HeaderSearchProps>
  /** Texts for code outside the React tree, always in the current language. */
  text: TextOf
  /** False when the browser denies storage: the session then lasts as long as the tab. */
  isPersistent: boolean
}

/** Overrides for tests. */
export interface ServiceOptions {
  transport?: () => Promise<Transport>
  shapes?: () => Promise<Shapes>
}

function browserLocks(): Locks | undefined {
  // Undefined on plain http (RELIABILITY finding 17), despite the type.
  return (navigator as { locks?: Locks }).locks
}

/** Texts for code outside the React tree, in the current language on each call. */
function textOutside(messages: MessageStore<CatalogueName>): TextOf {
  return (id, ...args) => {
    const { locale, messages: texts } = messages.snapshot()
    const message: unknown = texts[id]
    if (isPlain(message)) return message
    const format = createIntl({ locale, messages: texts }).formatMessage
    // TextOf has checked the arguments against the id.
    return (format as (descriptor: { id: string }, values?: object) => string)({ id }, args[0])
  }
}

const pageRegistry = () => import('./pageRegistry.ts')

async function fetchTexts(name: CatalogueName, locale: Locale): Promise<Messages> {
  const texts: Messages | undefined =
    name === 'core' ? await coreCatalogue.core[locale]() : await (await pageRegistry()).catalogues[name][locale]()
  // Undefined for an empty file, despite the type.
  if (texts === undefined) throw new ChunkLoadError(name, 'missing', name)
  return texts
}

/** Creates the page's services. */
export function createServices(options: ServiceOptions = {}): Services {
  const messages = createMessageStore<CatalogueName>(fetchTexts, localeStore.getLocale())
  const navigation = createNavigation()
  const t = textOutside(messages)
  const storage = openSessionStorage(env.mode, env.isProduction, dropOldestDraft)
  const tokens = withMemberUntil(createTokenStore(storage, openBacking()), openBacking())

  const client = createClient(
    {
      transport: options.transport ?? lazyHttpTransport(),
      language: localeStore.getLocale,
      defaultMessage: (code) => businessText(t, code),
      loadingText: () => t('common.loading'),
      shapes: options.shapes ?? fetchShapes,
    },
    () => session,
  )
  const session = createSession({
    tokens,
    call: client.call,
    now: Date.now,
    sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    locks: browserLocks(),
    href: () => window.location.href,
    goTo: navigation.replace,
    clearCaches: () => forgetAnswers(client),
    flushDrafts,
    dropNotes,
    isVisible: () => document.visibilityState === 'visible',
  })
  const reference = createReferenceStore(client.call)

  const screenOf = async (id: RouteId) => (id === 'home' ? firstScreen : (await pageRegistry()).screens[id])
  const askFirst = async (id: RouteId) => {
    const { prefetch } = await screenOf(id)
    const state = session.get()
    if (state.status === 'anonymous' && routeFacts(id).access !== 'public') return
    const to = { member: memberKey(state), language: localeStore.getLocale() }
    for (const one of prefetch?.(new URLSearchParams(window.location.search)) ?? []) askAhead(client, to, one)
  }
  const loader = createScreenLoader({
    screenOf,
    askAhead: (id) => void askFirst(id).catch(() => undefined),
    loadMessages: messages.load,
    loadFreight: () => void reference.load('freight'),
    loadAntdScope: () => import('@/ui/antd/AntdScope.tsx').then((m) => m.AntdScope),
    startProgress: progress.start,
    tryReload: (error) => {
      if (
        !mayReload(
          openBacking(() => window.sessionStorage),
          env.buildId,
          window.location.pathname,
        )
      )
        return false
      flushDrafts()
      void reloadPage(isBrokenChunk(error))
      return true
    },
  })
  const Bell = createMemberPart(async () => {
    // A work page brings the kit, which all others share.
    whenIdle(() => mayPrefetch() && loader.preload('myBids'))
    const [part] = await Promise.all([import('./MemberTools.tsx'), messages.load(['message'])])
    return part.MemberTools
  }, 'ct-tool')
  const WorkMenu = createMemberPart(async () => {
    const [part] = await Promise.all([import('@/layout/workspace/WorkMenu.tsx'), messages.load(['workspace'])])
    return part.WorkMenu
  })
  const Search = createHeaderSearch(async () => {
    const [{ SearchDialog }] = await Promise.all([
      import('@/features/front/search/components/SearchDialog.tsx'),
      messages.load(['search']),
    ])
    return SearchDialog
  }, fetchTexts)
  return {
    messages,
    session,
    client,
    reference,
    loader,
    navigation,
    Bell,
    WorkMenu,
    Search,
    text: t,
    isPersistent: tokens.persistent,
  }
}
