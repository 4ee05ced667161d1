import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { bidEndpoints } from '@/contract/trade/bid/endpoints.ts'
import type { TenderLane } from '@/contract/trade/tender/draft.ts'
import type { TenderDetail } from '@/contract/trade/tender/schemas.ts'
import type { Market } from '@tests/mock/support/market.ts'
import { publish } from '@tests/mock/support/trade.ts'
import type { OpenApp } from '@tests/setup/renderApp.tsx'
import { openAs, price, quietMarket } from './bidding.ts'
import { choose } from '../support/choose.ts'

let market: Market
let tender: TenderDetail
let app: OpenApp

beforeEach(async () => {
  market = await quietMarket()
  tender = await publish(market, await market.signIn('trader'))
})
afterEach(() => {
  app.session.stop()
  window.history.replaceState({}, '', '/')
})

const open = async (of = tender) => {
  app = await openAs('forwarder', `/business/quote?tenderId=${of.id}`, market)
  await price('OFR')
}
const laneOf = (part: Partial<TenderLane>): TenderLane => {
  const [first] = tender.lanes
  if (!first) throw new Error('no lane')
  return { ...first, ...part }
}
/** A tender with `count` lanes, each requesting one container more than the previous. */
const withLanes = async (count: number) =>
  publish(market, await market.signIn('trader'), {
    lanes: Array.from({ length: count }, (_, at) =>
      laneOf({ laneNo: at + 1, pod: at === 0 ? 'NLRTM' : 'USLAX', boxes: [{ isoCode: '45G1', qty: at + 2 }] }),
    ),
  })
const paste = (at: HTMLElement, text: string) => fireEvent.paste(at, { clipboardData: { getData: () => text } })
const cell = (name: RegExp, role = 'textbox') => screen.getByRole<HTMLInputElement>(role, { name })
const stored = async (of = tender) => {
  const token = await market.signIn('forwarder')
  return (await market.call(bidEndpoints.forTender, { tenderId: of.id }, { token })).data.bid
}

describe('the grid by keyboard', () => {
  test('goes down with Enter, up with Shift, across with Tab, and takes the cell above with Ctrl+D', async () => {
    await open()
    const doc = await price('DOC')
    const freight = await price('OFR')
    doc.focus()
    await userEvent.keyboard('450{Enter}')
    expect(document.activeElement).toBe(freight)
    await userEvent.keyboard('{Control>}d{/Control}')
    expect(freight.value).toBe('450')
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}')
    expect(document.activeElement).toBe(doc)
    await userEvent.tab()
    expect(document.activeElement).toBe(cell(/^DOC .*currency$/, 'combobox'))
    await userEvent.keyboard('{Enter}{Control>}d{/Control}')
    expect(cell(/^OFR .*currency$/, 'combobox').value).toBe('CNY')
  })

  test('a sheet finds its lines, says what it did not understand, and is undone in one step', async () => {
    await open()
    const freight = await price('OFR')
    paste(freight, 'Charge\tPrice\nOFR\t40HQ\tUSD 1,850.50\nLSS\t60\tUSD\nNonsense fee\t12\nDOC\t450\tCNY')
    expect(freight.value).toBe('1850.50')
    expect((await price('LSS')).value).toBe('60')
    const said = screen.getByText('3 rows pasted').closest<HTMLElement>('[role="status"]')
    if (!said) throw new Error('not announced')
    expect(within(said).getByText('Nonsense fee 12')).toBeTruthy()
    fireEvent.change(screen.getByRole('textbox', { name: /^Transit/ }), { target: { value: '16' } })
    await userEvent.click(within(said).getByRole('button', { name: 'Undo' }))
    expect([freight.value, (await price('DOC')).value]).toEqual(['', ''])
    expect(screen.queryByRole('textbox', { name: /^LSS .*unit price$/ })).toBeNull()
    expect(cell(/^Transit/).value).toBe('16')
  })
})

describe('many lanes', () => {
  test('are filled from one, each with its own quantities', async () => {
    const many = await withLanes(12)
    await open(many)
    fireEvent.change(await price('OFR'), { target: { value: '1850' } })
    fireEvent.change(await price('DOC'), { target: { value: '450' } })
    fireEvent.change(screen.getByRole('textbox', { name: /^Transit/ }), { target: { value: '16' } })
    expect(await screen.findByText('1 of 12 lanes done')).toBeTruthy()
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all lanes' }))
    await userEvent.click(screen.getByRole('button', { name: 'Copy lane 1' }))
    expect(await screen.findByText('12 of 12 lanes done')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: /^Open lane 12 / }))
    expect(cell(/^OFR .*quantity$/).value).toBe('13')
    await userEvent.click(screen.getByRole('button', { name: 'Submit bid' }))
    await screen.findByRole('heading', { name: 'Bid receipt' })
    const bid = await stored(many)
    expect(bid?.lanes.map((lane) => lane.charges.find(({ code }) => code === 'OFR')?.qty)).toEqual(
      many.lanes.map((lane) => String(lane.boxes[0]?.qty)),
    )
    // (2 + 3 + … + 13) = 90 containers at 1850, and twelve document fees of 63.48.
    expect(bid?.allIn.amount).toBe('167261.76')
  })

  test('can be left out together and taken back, and a price goes to all with Ctrl+Shift+D', async () => {
    await open(await withLanes(3))
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select lane 2' }))
    await userEvent.click(screen.getByRole('button', { name: 'Do not quote' }))
    expect(screen.getByText('not quoted')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    expect(screen.queryByText('not quoted')).toBeNull()
    const freight = await price('OFR')
    fireEvent.change(freight, { target: { value: '999' } })
    freight.focus()
    await userEvent.keyboard('{Control>}{Shift>}D{/Shift}{/Control}')
    await userEvent.click(screen.getByRole('button', { name: 'Next lane' }))
    expect((await price('OFR')).value).toBe('999')
  })
})

describe('many lanes by keyboard', () => {
  test('Tab stops at one lane, arrows go to the others, Enter opens one and goes there', async () => {
    await open(await withLanes(8))
    const lane = (no: number) => screen.getByRole('button', { name: new RegExp(`^Open lane ${no} `) })
    lane(1).focus()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    expect(document.activeElement).toBe(lane(3))
    await userEvent.keyboard('{End}')
    expect(document.activeElement).toBe(lane(8))
    expect([lane(1).tabIndex, lane(8).tabIndex]).toEqual([0, -1])
    await userEvent.keyboard('{Enter}')
    expect(screen.getByRole('heading', { name: 'Lane 8' })).toBeTruthy()
    expect(document.activeElement?.closest('section')?.textContent).toContain('Lane 8')
    expect([lane(1).tabIndex, lane(8).tabIndex]).toEqual([-1, 0])
    expect(cell(/^OFR .*quantity$/).value).toBe('9')
  })

  test('the focus follows what was added, taken out or undone', async () => {
    await open()
    await choose(screen.getByLabelText('Choose a charge to add'), /^SEAL /)
    await userEvent.click(screen.getByRole('button', { name: 'Add charge' }))
    expect(document.activeElement).toBe(await price('SEAL'))
    await userEvent.click(screen.getByRole('button', { name: /^Remove SEAL/ }))
    expect((document.activeElement as HTMLElement).closest('table')).toBeTruthy()
    paste(await price('OFR'), 'OFR\t1800\nDOC\t450')
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Lane 1' }))
  })
})

describe('charges that are usual on the lane', () => {
  test('are named until the quote says something about them', async () => {
    await open(await withLanes(1))
    const ets = await screen.findByRole('group', { name: /^ETS / })
    await userEvent.click(within(ets).getByRole('button', { name: 'Not applicable' }))
    expect(screen.queryByRole('group', { name: /^ETS / })).toBeNull()
    expect(cell(/^ETS .*status$/, 'combobox').value).toBe('NOT_APPLICABLE')
    await userEvent.click(within(screen.getByRole('group', { name: /^ENS / })).getByRole('button', { name: 'Add' }))
    expect((await price('ENS')).value).toBe('')
    expect(screen.queryByText(/not in this bid/)).toBeNull()
  })
})

describe('the bidder’s own cost', () => {
  const SECRET = '1234.5678'

  test('shows the margin, stays on the device, and leaves with its owner', async () => {
    await open()
    fireEvent.change(await price('OFR'), { target: { value: '1850' } })
    fireEvent.change(await price('DOC'), { target: { value: '450' } })
    fireEvent.change(screen.getByRole('textbox', { name: /^Transit/ }), { target: { value: '16' } })
    await userEvent.click(screen.getByRole('checkbox', { name: 'Show my cost and margin' }))
    fireEvent.change(cell(/^OFR .*my cost per unit$/), { target: { value: SECRET } })
    // 2 x 1850 - 2 x 1234.5678 = 3700 - 2469.14 (2469.1356) = 1230.86, 33.3% of 3700.
    expect(screen.getAllByText('1,230.86').length).toBeGreaterThan(0)
    expect(screen.getAllByText('33.3%').length).toBeGreaterThan(0)
    await userEvent.click(screen.getByRole('button', { name: 'Save draft' }))
    await waitFor(() => expect(app.paths().some((path) => path.endsWith('/bid/saveDraft'))).toBe(true))
    await userEvent.click(screen.getByRole('button', { name: 'Preview' }))
    const preview = await screen.findByRole('dialog')
    expect((await within(preview).findAllByText('3,700.00')).length).toBeGreaterThan(0)
    expect(preview.textContent).not.toContain('1,230.86')
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }))
    await userEvent.click(screen.getByRole('button', { name: 'Submit bid' }))
    await screen.findByRole('heading', { name: 'Bid receipt' })
    expect(JSON.stringify(app.requests)).toContain('1850')
    expect(JSON.stringify(app.requests)).not.toContain(SECRET)
    const kept = () =>
      Array.from({ length: window.localStorage.length }, (_, at) => window.localStorage.key(at) ?? '').filter((key) =>
        window.localStorage.getItem(key)?.includes(SECRET),
      )
    expect(kept()).toHaveLength(1)
    expect(kept()[0]).toContain(':cost:')
    await act(() => app.session.signOut())
    expect(kept()).toEqual([])
  })

  test('is there again when the quote is opened again', async () => {
    await open()
    await userEvent.click(screen.getByRole('checkbox', { name: 'Show my cost and margin' }))
    fireEvent.change(cell(/^OFR .*my cost per unit$/), { target: { value: SECRET } })
    await act(async () => window.history.pushState({}, '', '/business/myBid'))
    act(() => void window.dispatchEvent(new PopStateEvent('popstate')))
    await screen.findByRole('heading', { name: 'My bids' })
    act(() => {
      window.history.pushState({}, '', `/business/quote?tenderId=${tender.id}`)
      window.dispatchEvent(new PopStateEvent('popstate'))
    })
    await price('OFR')
    expect(cell(/^OFR .*my cost per unit$/).value).toBe(SECRET)
  })
})
