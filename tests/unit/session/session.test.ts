import { afterEach, describe, expect, test, vi } from 'vitest'
import { createApiClient } from '@/api/createApiClient.ts'
import { TransportError } from '@/api/errors.ts'
import { memberEndpoints } from '@/contract/member/endpoints.ts'
import { createSession } from '@/session/createSession.ts'
import type { Session } from '@/session/session.ts'
import { memberKey } from '@/session/store.ts'
import { createTokenStore } from '@/session/tokens.ts'
import { memoryBacking } from '@/storage/backing.ts'
import { createExpiringStorage } from '@/storage/expiringStorage.ts'
import { answer, fakePorts, fakeTransport, no, ok } from '@tests/setup/fakes.ts'
import type { Reply } from '@tests/setup/fakes.ts'

const USER_PATH = '/trading/api/member/currentUser'
const LOGOUT_PATH = '/trading/oauth/logout'
const user = { id: 'u1', account: 'a', companyId: 'c1', companyNameZh: 'x', userType: 1, certification: 'APPROVED' }
const pair = { access_token: 'A', refresh_token: 'R' }
const opened: Session[] = []

function open(replies: Record<string, Reply>, stored = false, loadCipher?: () => Promise<never>) {
  const backing = memoryBacking()
  const tokens = createTokenStore(
    createExpiringStorage({ backing, prefix: 'T__', lifetimeSeconds: 9e5, ...(loadCipher && { loadCipher }) }),
    backing,
  )
  if (loadCipher) backing.set(tokens.keys.token, 'v1.sealed')
  if (stored) tokens.writePair({ access: 'A', refresh: 'R' })
  const { transport, requests } = fakeTransport({
    [USER_PATH]: () => ok(user),
    [LOGOUT_PATH]: () => ok({}),
    ...replies,
  })
  const page = { href: 'http://localhost/business/quote?tenderId=7', gone: [] as string[] }
  const clearCaches = vi.fn<() => void>()
  const flushDrafts = vi.fn<() => void>()
  const { ports, shown } = fakePorts(transport, {
    token: () => session.token(),
    beforeCall: () => session.beforeCall(),
    onAuthFailure: (token) => session.authFailed(token),
  })
  const { call } = createApiClient(ports)
  const session: Session = createSession({
    tokens,
    call,
    now: Date.now,
    sleep: () => Promise.resolve(),
    locks: undefined,
    href: () => page.href,
    goTo: (path) => {
      page.gone.push(path)
      page.href = `http://localhost${path}`
    },
    clearCaches,
    flushDrafts,
    isVisible: () => true,
  })
  opened.push(session)
  return { session, tokens, requests, page, shown, call, clearCaches, flushDrafts }
}

const quiet = (work: Promise<unknown>) => work.catch(() => undefined)
const status = ({ session }: { session: Session }) => session.get().status

afterEach(() => {
  for (const session of opened.splice(0)) session.stop()
})

describe('at start', () => {
  test('without a token nothing is asked', async () => {
    const app = open({})
    await app.session.start()
    expect(app.requests).toEqual([])
    expect(status(app)).toBe('anonymous')
  })

  test('before anything is asked a stored token counts as a member who is being learnt, not as a guest', () => {
    expect([status(open({}, true)), status(open({}))]).toEqual(['starting', 'anonymous'])
  })

  test('with a token the user is asked for once, even when started twice', async () => {
    const app = open({}, true)
    await Promise.all([app.session.start(), app.session.start()])
    expect(app.requests.map((r) => r.headers['token'])).toEqual(['A'])
    expect(app.session.get()).toMatchObject({ status: 'signedIn', user: { id: 'u1' } })
  })

  test.each([
    ['4098', no(4098)],
    ['a refusal', no(5000)],
    ['HTTP 401 with 4098', answer(no(4098), 401)],
    ['html', '<html>'],
    ['nothing', ''],
    ['a time-out', new TransportError('timeout')],
    ['no network', new TransportError('network')],
  ])('%s is swallowed: token kept, no toast, no redirect', async (_, reply) => {
    const app = open({ [USER_PATH]: () => reply }, true)
    await app.session.start()
    expect(app.session.get()).toMatchObject({ status: 'tokenOnly', user: undefined })
    expect(app.tokens.read().access).toBe('A')
    expect(app.shown.errors).toEqual([])
    expect(app.page.gone).toEqual([])
  })
})

describe('signing in and out', () => {
  test('stores both tokens, fetches the user and clears what others fetched', async () => {
    const app = open({})
    const before = app.session.get().epoch
    expect(await app.session.signIn(pair)).toMatchObject({ id: 'u1' })
    expect(app.tokens.read()).toMatchObject({ access: 'A', refresh: 'R' })
    expect(app.session.get().epoch).toBe(before + 1)
    expect(app.clearCaches).toHaveBeenCalled()
  })

  test.each([
    ['answers', () => ok({})],
    ['fails', () => answer('x', 500)],
    ['hangs', () => new Promise(() => undefined)],
    ['is out of reach', () => new TransportError('offline')],
  ])('signing out is done at once even when the server %s', async (_, reply) => {
    const app = open({ [LOGOUT_PATH]: reply })
    await app.session.signIn(pair)
    void app.session.signOut()
    expect(status(app)).toBe('anonymous')
    expect(app.tokens.read()).toMatchObject({ access: undefined, refresh: undefined })
    await vi.waitFor(() => expect(app.requests.at(-1)?.path).toContain(LOGOUT_PATH))
    expect(app.requests.at(-1)?.headers['token']).toBe('A')
    expect(app.page.gone).toEqual([])
  })
})

describe('a 4098', () => {
  test('ends the whole session, flushes drafts and goes to login once', async () => {
    const app = open({ '*': () => no(4098, 'expired') })
    await app.session.signIn(pair)
    await Promise.all([1, 2, 3, 4, 5].map(() => quiet(app.call(memberEndpoints.queryMemInfo))))
    expect(app.page.gone).toEqual([`/login?reject=${encodeURIComponent('http://localhost/business/quote?tenderId=7')}`])
    expect(app.shown.errors).toEqual(['expired'])
    expect(app.session.get()).toMatchObject({ status: 'expired', user: undefined })
    expect(app.tokens.read()).toMatchObject({ access: undefined, refresh: undefined })
    expect(app.flushDrafts).toHaveBeenCalled()
  })

  test('on a sign-in page clears only', async () => {
    const app = open({ '*': () => no(4098) })
    await app.session.signIn(pair)
    app.page.href = 'http://localhost/login?reject=x'
    await quiet(app.call(memberEndpoints.queryMemInfo))
    expect(app.page.gone).toEqual([])
    expect(app.tokens.read().access).toBeUndefined()
  })

  test('to a token that was renewed meanwhile is ignored', async () => {
    const app = open({
      '*': () => {
        app.tokens.writePair({ access: 'A2', refresh: 'R2' })
        return no(4098)
      },
    })
    await app.session.signIn(pair)
    await quiet(app.call(memberEndpoints.queryMemInfo))
    expect(status(app)).toBe('signedIn')
    expect(app.page.gone).toEqual([])
  })

  test('sends a guest to login as well', async () => {
    const app = open({ '*': () => no(4098) })
    await quiet(app.call(memberEndpoints.queryMemInfo))
    await quiet(app.call(memberEndpoints.queryMemInfo))
    expect(app.page.gone).toHaveLength(1)
  })
})

const storageEvent = (key: string) => window.dispatchEvent(new StorageEvent('storage', { key }))

describe('other tabs', () => {
  test('signing out signs this one out without leaving the page', async () => {
    const app = open({})
    await app.session.signIn(pair)
    app.tokens.bumpEpoch()
    app.tokens.clear()
    storageEvent(app.tokens.keys.token)
    await vi.waitFor(() => expect(status(app)).toBe('anonymous'), 500)
    expect(app.page.gone).toEqual([])
  })

  test('a removal that is followed by a write is no logout', async () => {
    const app = open({})
    await app.session.signIn(pair)
    app.tokens.clear()
    storageEvent(app.tokens.keys.token)
    app.tokens.writePair({ access: 'A2', refresh: 'R2' })
    await new Promise((resolve) => setTimeout(resolve, 80))
    expect(status(app)).toBe('signedIn')
    expect(app.session.token()).toBe('A2')
  })

  test('another login fetches the other user and drops what was cached', async () => {
    let id = 'u1'
    const app = open({ [USER_PATH]: () => ok({ ...user, id }) })
    await app.session.signIn(pair)
    id = 'u2'
    app.clearCaches.mockClear()
    app.tokens.writePair({ access: 'B', refresh: 'RB' })
    app.tokens.bumpEpoch()
    storageEvent(app.tokens.keys.token)
    await vi.waitFor(() => expect(app.session.get().user?.id).toBe('u2'))
    expect(app.clearCaches).toHaveBeenCalled()
  })

  test('tokens that went without a logout leave nobody the answers of who was there', async () => {
    const app = open({})
    await app.session.signIn(pair)
    const { epoch, ...before } = app.session.get()
    app.tokens.clear()
    storageEvent(app.tokens.keys.token)
    await vi.waitFor(() => expect(status(app)).toBe('anonymous'), 500)
    expect(app.session.get().epoch).toBe(epoch)
    expect(memberKey(app.session.get())).not.toBe(memberKey({ ...before, epoch }))
  })
})

test('where what reads the token does not come, calls fail and nothing ends', async () => {
  const app = open({}, false, () => Promise.reject(new Error('no file')))
  await app.session.start()
  expect(status(app)).toBe('tokenOnly')
  await expect(app.call(memberEndpoints.currentUser, {})).rejects.toBeInstanceOf(TransportError)
  expect([app.requests, app.page.gone, app.tokens.maybePresent()]).toEqual([[], [], true])
})
