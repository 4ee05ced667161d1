import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { customsEndpoints } from '@/contract/tools/customs/endpoints.ts'
import { toastStore } from '@/ui/toast.ts'
import type { Market } from '@tests/mock/support/market.ts'
import { pressEnter } from '@tests/setup/pressEnter.ts'
import { openApp } from '@tests/setup/renderApp.tsx'
import type { OpenApp } from '@tests/setup/renderApp.tsx'
import { openAs, quietMarket } from '../trade/bidding.ts'
import { choose, chosenIn } from '../support/choose.ts'
import { notesOf } from '../support/notes.ts'

const WAIT = { timeout: 20_000 }

let market: Market
let app: OpenApp | undefined

beforeEach(async () => {
  market = await quietMarket()
})
afterEach(() => {
  app?.session.stop()
  app = undefined
  toastStore.reset()
  localStorage.clear()
  window.history.replaceState({}, '', '/')
})

const open = async (address: string) => {
  app = await openApp(address, { backend: market.backend })
}
const goods = async () => {
  const token = await market.signIn('trader')
  return (await market.call(customsEndpoints.goods, { size: 200 }, { token })).data.records
}

describe('the tariff', () => {
  test('is searched from the box; a result leads to its line with rates, letters and source, and back', async () => {
    await open('/tool/customs')
    await screen.findByRole('link', { name: /^87 Vehicles and parts/ }, WAIT)
    await userEvent.type(
      await screen.findByRole('searchbox', { name: 'Code, Chinese or English name' }),
      'mountain{Enter}',
    )
    const found = await screen.findByRole('link', { name: '8712003000 Mountain bicycles' }, WAIT)
    expect(window.location.search).toBe('?q=mountain')
    expect(within(screen.getByRole('list', { name: '1 result' })).getByText('English name')).toBeTruthy()
    await userEvent.click(found)
    await screen.findByRole('heading', { name: '8712003000 Mountain bicycles' }, WAIT)
    expect(screen.getByText('MFN duty rate').nextSibling?.textContent).toBe('7%')
    expect(screen.getByText('General duty rate').nextSibling?.textContent).toBe('130%')
    expect(screen.getByText(/For reference only\. Source: hs\.bianmachaxun\.com/)).toBeTruthy()
    expect(screen.getByRole('button', { name: '6: Used mechanical/electrical goods: import banned' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Create tender' }).getAttribute('href')).toBe(
      '/business/tenderIssue?hs=8712003000',
    )
    await userEvent.click(screen.getByRole('link', { name: 'Back to results' }))
    await screen.findByRole('link', { name: '8712003000 Mountain bicycles' }, WAIT)
  })

  test('explains a letter after a tap and hides it on Escape', async () => {
    await open('/tool/customs?code=8415102100')
    const letter = await screen.findByRole('button', { name: 'L: Entry verification of civil goods' }, WAIT)
    await userEvent.click(letter)
    // Shown by style as long as it describes its letter.
    expect(notesOf(letter)).toEqual([screen.getByRole('tooltip', { name: 'Entry verification of civil goods' })])
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByText('Entry verification of civil goods')).toBeNull()
  })

  test('says of a sample which facts nobody checked, and of a former code what to use', async () => {
    await open('/tool/customs?code=9503006000')
    await screen.findByText(/^Sample: duty rates not verified/, {}, WAIT)
    expect(screen.getByText('MFN duty rate').nextSibling?.textContent).toBe('Not verified')
    expect(screen.getByText('The declaration elements of this code are not verified.')).toBeTruthy()
    await open('/tool/customs?code=8712008110')
    await screen.findByText(/^Withdrawn: it cannot be booked/, {}, WAIT)
    expect(screen.getAllByRole('link', { name: /8712008100/ }).length).toBeGreaterThan(0)
  })

  test('makes the declaration line from what is filled in, with either separator, and keeps it on this device', async () => {
    await open('/tool/customs?code=8712003000')
    await userEvent.type(await screen.findByRole('textbox', { name: '0 Brand type' }, WAIT), '1')
    await userEvent.type(screen.getByRole('textbox', { name: '3 Wheel diameter' }), '26; in')
    expect(screen.getByText('0:1|1:|2:|3:26 in|4:|5:')).toBeTruthy()
    expect(screen.getByText('4 elements are still empty')).toBeTruthy()
    await choose(screen.getByRole('combobox', { name: 'Separator' }), 'Semicolon ;')
    expect(screen.getByText('0:1;1:;2:;3:26 in;4:;5:')).toBeTruthy()
  })

  test('sets two codes side by side, and refuses what is no code', async () => {
    await open('/tool/customs?code=8712003000')
    const other = await screen.findByRole('combobox', { name: 'Compare with' }, WAIT)
    await userEvent.type(other, '87{Enter}')
    expect(await screen.findByText('Enter a code of 4 or 10 digits')).toBeTruthy()
    await userEvent.clear(other)
    await userEvent.type(other, '8712.0081.10{Enter}')
    const table = await screen.findByRole('table', {}, WAIT)
    expect(within(table).getByRole('row', { name: /^MFN duty rate 7% 5%/ })).toBeTruthy()
    await userEvent.click(screen.getByRole('link', { name: 'End the comparison' }))
    await screen.findByRole('heading', { name: '8712003000 Mountain bicycles' }, WAIT)
  })

  test('helps where nothing is found, and where a code or the answer is missing', async () => {
    await open('/tool/customs?q=refrigeratr')
    await userEvent.click(await screen.findByRole('link', { name: 'refrigerator' }, WAIT))
    await screen.findByRole('link', { name: /^8418 / }, WAIT)
    await open('/tool/customs?code=9999999999')
    await screen.findByText('Code 9999999999 is not listed', {}, WAIT)
    let fails = true
    app = await openApp('/tool/customs?chapter=87', {
      backend: market.backend,
      reply: ({ path }) => (fails && path.endsWith('/headings') ? '<html></html>' : undefined),
    })
    const retry = await screen.findByRole('button', { name: 'Try again' }, WAIT)
    fails = false
    await userEvent.click(retry)
    await screen.findByRole('heading', { name: 'Chapter 87 Vehicles and parts' }, WAIT)
    expect(screen.getByRole('link', { name: '8712 Bicycles, not motorised' })).toBeTruthy()
  })
})

describe('my goods', () => {
  test('ask a guest to log in and come back', async () => {
    await open('/tool/customs?tab=goods')
    await screen.findByText('Log in to keep the goods of your company', {}, WAIT)
    const link = within(screen.getByRole('main')).getByRole('link', { name: 'Log in' })
    expect(link.getAttribute('href')).toContain(encodeURIComponent('/tool/customs?tab=goods'))
  })

  test('are saved once from a code, refused beside their fields, and removed after a question', async () => {
    app = await openAs('trader', '/tool/customs?code=8712002000', market)
    await userEvent.click(await screen.findByRole('button', { name: 'Save as goods' }, WAIT))
    const dialog = await screen.findByRole('dialog', { name: 'Add goods' }, WAIT)
    const name = within(dialog).getByRole('textbox', { name: /^Chinese name/ })
    await userEvent.clear(name)
    await userEvent.type(within(dialog).getByRole('textbox', { name: /^Net weight/ }), '9')
    await userEvent.type(within(dialog).getByRole('textbox', { name: /^Gross weight/ }), '8')
    const save = within(dialog).getByRole('button', { name: 'Save goods' })
    await userEvent.click(save)
    await waitFor(() => expect(document.activeElement).toBe(name))
    await userEvent.type(name, '公路自行车')
    await userEvent.clear(within(dialog).getByRole('textbox', { name: /^Gross weight/ }))
    await userEvent.type(within(dialog).getByRole('textbox', { name: /^Gross weight/ }), '11')
    await userEvent.type(await within(dialog).findByRole('textbox', { name: '4 Brand' }, WAIT), '永久')
    await userEvent.dblClick(save)
    expect(await screen.findByText('Goods saved', {}, WAIT)).toBeTruthy()
    const kept = (await goods()).filter(({ nameZh }) => nameZh === '公路自行车')
    expect(kept).toHaveLength(1)
    expect(kept[0]).toMatchObject({ hsCode: '8712002000', grossKg: '11' })
    expect(kept[0]?.elements[4]).toEqual({ name: '品牌', value: '永久' })
  })

  test('are sent by Enter; a weight that was emptied is absent, a name that is taken is said at its field', async () => {
    app = await openAs('trader', '/tool/customs?code=8712002000', market)
    const add = async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Save as goods' }, WAIT))
      const dialog = within(await screen.findByRole('dialog', { name: 'Add goods' }, WAIT))
      const name = dialog.getByRole<HTMLInputElement>('textbox', { name: /^Chinese name/ })
      await userEvent.clear(name)
      await userEvent.type(dialog.getByRole('textbox', { name: /^Net weight/ }), '9')
      await userEvent.clear(dialog.getByRole('textbox', { name: /^Net weight/ }))
      await userEvent.type(name, '儿童自行车')
      await pressEnter(name)
      return name
    }
    await add()
    expect(await screen.findByText('Goods saved', {}, WAIT)).toBeTruthy()
    expect((await goods()).find(({ nameZh }) => nameZh === '儿童自行车')).not.toHaveProperty('netKg')
    const name = await add()
    await waitFor(() => expect(name.getAttribute('aria-invalid')).toBe('true'), WAIT)
    expect(document.activeElement).toBe(name)
  })

  test('are listed, searched and removed', async () => {
    app = await openAs('trader', '/tool/customs?tab=goods&q=8712', market)
    await userEvent.click(await screen.findByRole('button', { name: 'Remove 山地自行车' }, WAIT))
    const question = await screen.findByRole('dialog', {}, WAIT)
    await userEvent.click(within(question).getByRole('button', { name: 'Remove' }))
    expect(await screen.findByText('Goods removed', {}, WAIT)).toBeTruthy()
    await screen.findByText('No goods match', {}, WAIT)
    expect((await goods()).map(({ nameZh }) => nameZh)).not.toContain('山地自行车')
  })

  test('fill the cargo of a tender: name, code, package, and the weight of all pieces', async () => {
    app = await openAs('trader', '/business/tenderIssue', market)
    await userEvent.type(await screen.findByRole('textbox', { name: /^Pieces/ }, WAIT), '100')
    await userEvent.click(screen.getByRole('button', { name: 'Choose goods' }))
    await userEvent.click(await screen.findByRole('button', { name: /^Mountain bicycles\s*8712003000/ }, WAIT))
    const value = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name }).value
    await waitFor(() => expect(value(/^Cargo name \(Chinese\)/)).toBe('山地自行车'), WAIT)
    expect(value(/^Gross weight/)).toBe('1600')
    expect(screen.getByRole<HTMLInputElement>('combobox', { name: /^HS code/ }).value).toBe('8712003000')
    expect(chosenIn(screen.getByRole('combobox', { name: /^(Kind of package|Package)/ }))).toBe('Carton')
  })
})
