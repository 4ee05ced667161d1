import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { startup } from '@/app/startup.ts'
import { openAs, quietMarket } from '@tests/screens/trade/bidding.ts'
import { askForCode, solvePuzzle } from '@tests/screens/support/sms.ts'
import { openApp } from '@tests/setup/renderApp.tsx'
import type { OpenApp } from '@tests/setup/renderApp.tsx'
import { choicesIn, choose } from '@tests/screens/support/choose.ts'

let app: OpenApp | undefined
afterEach(() => {
  app?.session.stop()
  app = undefined
  localStorage.clear()
  window.history.replaceState({}, '', '/')
})

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const fill = async (label: RegExp, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } })
const LISTING = '/trading/api/dict/listAll'

/** A user's actions on a page, as a guest or demo account, and which of the owner's 18 calls they send. Spec §7. */
interface Way {
  page: string
  account?: string
  sends: readonly string[]
  /** A call that the server rejects in this case. */
  refused?: string
  doing?: (opened: OpenApp) => Promise<void>
}

const WAYS: readonly Way[] = [
  {
    page: '/',
    sends: ['/trading/api/province/listAll', '/trading/api/country/listAll', LISTING],
    // What main.tsx does beside rendering.
    doing: async (opened) => startup(opened),
  },
  {
    page: '/other/contact',
    refused: LISTING,
    sends: ['/trading/api/dict/listDict', '/trading/api/dict/selectItemByDictId'],
    doing: async () => {
      const topic = await screen.findByRole('combobox', { name: /^Topic/ })
      await waitFor(async () => expect((await choicesIn(topic)).length).toBeGreaterThan(3))
    },
  },
  {
    page: '/test',
    sends: ['/trading/api/dict/listDict', '/trading/api/dict/detailDict'],
    doing: async () => {
      const dicts = await screen.findByRole('combobox', { name: 'Dictionary' })
      await choose(dicts, /^tender_status/)
      const items = await screen.findByRole('table', { name: 'tender_status' })
      expect(within(items).getByText('EVALUATING')).toBeTruthy()
      expect(within(items).getAllByText('In use').length).toBeGreaterThan(3)
    },
  },
  { page: '/user/personalCenter', account: 'trader', sends: ['/trading/api/member/memCenter'] },
  {
    page: '/user/changeBaseInfo',
    account: 'trader',
    sends: ['/trading/api/member/queryMemInfo', '/trading/api/member/updateMemberInfo'],
    doing: async () => {
      await fill(/^Position/, 'Export manager')
      await press('Save changes')
    },
  },
  {
    page: '/login?way=wechat',
    sends: ['/trading/api/member/wechatCallBack', '/trading/oauth/token'],
    doing: async () => press(/Linked to account forwarder$/),
  },
  {
    page: '/register',
    sends: [
      '/trading/oauth/captcha',
      '/trading/oauth/captchaCheck',
      '/trading/api/member/getSmsCode',
      '/trading/api/member/register',
      '/trading/oauth/token',
    ],
    doing: async () => {
      await userEvent.click(await screen.findByRole('radio', { name: /^Freight forwarder/ }))
      await fill(/^Mobile number/, '16499990001')
      await fill(/^SMS code/, await askForCode())
      await fill(/^Password \*/, 'Cangtong99')
      await userEvent.click(screen.getByRole('checkbox'))
      await press('Register')
    },
  },
  {
    page: '/retrievePassword',
    sends: ['/trading/api/member/getSmsCode', '/trading/api/member/checkSmsCode', '/trading/api/member/resetPassword'],
    doing: async () => {
      await fill(/^Mobile number/, '16400000001')
      await press('Next')
      await solvePuzzle()
      await screen.findByLabelText(/^SMS code/)
      await press('Fill in code')
      await press('Next')
      await fill(/^New password/, 'Brandnew88')
      await press('Set new password')
    },
  },
  {
    page: '/other/about',
    account: 'trader',
    sends: ['/trading/oauth/logout'],
    doing: async () => {
      // Wait for the new page to take the focus, or it would close a menu opened before.
      const heading = await screen.findByRole('heading', { level: 1, name: /Cangtong/ })
      await waitFor(() => expect(document.activeElement).toBe(heading))
      await press(/^Account menu/)
      await press('Log out')
    },
  },
]

test.each(WAYS)('$page sends $sends', async ({ page, account, sends, refused, doing }) => {
  const reply = ({ path }: { path: string }) =>
    refused !== undefined && path.endsWith(refused) ? { code: 5000, message: 'down' } : undefined
  app =
    account === undefined ? await openApp(page, { reply }) : await openAs(account, page, await quietMarket(), { reply })
  await doing?.(app)
  await waitFor(() => expect(app?.paths()).toEqual(expect.arrayContaining([...sends])))
})

test('together they are the owner’s 18', () => {
  expect(new Set(WAYS.flatMap(({ sends }) => sends)).size).toBe(18)
})
