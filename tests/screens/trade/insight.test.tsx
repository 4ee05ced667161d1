import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test } from 'vitest'
import { tenderHelpEndpoints } from '@/contract/trade/tender/help/endpoints.ts'
import { LaneHistory } from '@/features/trade/insight/components/LaneHistory.tsx'
import { bidOn, publish } from '@tests/mock/support/trade.ts'
import type { OpenApp } from '@tests/setup/renderApp.tsx'
import { letPass, openAs, quietMarket } from './bidding.ts'
import { showPart } from '../support/part.tsx'
import { choicesIn, choose } from '../support/choose.ts'

let app: OpenApp | undefined
afterEach(() => {
  app?.session.stop()
  app = undefined
  localStorage.clear()
  window.history.replaceState({}, '', '/')
})
const page = (id: string) => `/business/foreignTradeDetial?id=${id}`

describe('a tender with few quotes', () => {
  test('shows its publisher who could quote and what keeps how many away, with the ways on', async () => {
    const market = await quietMarket()
    const token = await market.signIn('trader')
    const deadline = new Date(market.time.now + 2.1 * 3600_000).toISOString()
    const tender = await publish(market, token, { deadline })
    const help = (await market.call(tenderHelpEndpoints.help, { id: tender.id }, { token })).data
    app = await openAs('trader', page(tender.id), market)
    const region = await screen.findByRole('region', { name: 'No bids yet' }, { timeout: 30_000 })
    const rows = (await within(region).findAllByRole('listitem')).map((row) => row.textContent)
    expect(rows).toHaveLength(help.relax.length)
    help.relax.forEach(({ more }, index) => expect(rows[index]).toContain(`${more} more`))
    expect(rows.join()).toMatch(/Extend the deadline by \d+ (d|h)/)
    expect(within(region).getByRole('link', { name: 'Amend tender' }).getAttribute('href')).toContain(tender.id)
    expect(within(region).getByRole('link', { name: 'Publish again' }).getAttribute('href')).toContain('copy=')
  })

  test('says after the deadline that one quote cannot be compared; bidders see nothing of it', async () => {
    const market = await quietMarket()
    const token = await market.signIn('trader')
    const tender = await publish(market, token)
    await bidOn(market, await market.signIn('forwarder'), tender, '1800')
    await letPass(market, 24 * 3600_000)
    app = await openAs('trader', page(tender.id), market)
    const region = await screen.findByRole('region', { name: 'Only one bid' }, { timeout: 30_000 })
    expect(within(region).getByText(/cannot be compared/)).toBeTruthy()
    expect(within(region).queryByRole('link', { name: 'Amend tender' })).toBeNull()
    app.session.stop()
    app = await openAs('forwarder', page(tender.id), market)
    await screen.findAllByRole('region', { name: 'Questions and answers' })
    const paths = app.paths()
    expect(paths.filter((path) => path.endsWith('/tender/help') || path.endsWith('/laneHistory'))).toEqual([])
  })
})

describe('own lane prices', () => {
  test('are a chart with a table of the same figures; another lane is chosen from a list', async () => {
    const market = await quietMarket()
    const token = await market.signIn('trader')
    const { lanes } = (await market.call(tenderHelpEndpoints.laneHistory, {}, { token })).data
    app = await openAs('trader', '/business/searchTender', market)
    const part = await showPart(app, <LaneHistory />, ['insight'])
    const choice = await part.findByRole('combobox', { name: 'Lane' })
    expect(await choicesIn(choice)).toHaveLength(lanes.length)
    await userEvent.click(part.getByText(/See all \d+ awards/))
    const table = part.getByRole('table', { name: 'Awards on this lane' })
    expect(within(table).getAllByRole('row')).toHaveLength(1 + (lanes[0]?.awards.length ?? 0))
    const second = lanes[1]
    await choose(choice, (await choicesIn(choice))[1] ?? '')
    const newest = second?.awards.at(-1)?.price ?? ''
    expect((await part.findAllByText((text) => text.replaceAll(/[^\d.]/g, '') === newest)).length).toBeGreaterThan(0)
  })

  test('say plainly that there is none, for a tender on a lane without awards', async () => {
    const market = await quietMarket()
    const token = await market.signIn('trader')
    const tender = await publish(market, token)
    app = await openAs('trader', page(tender.id), market)
    expect(await screen.findByText('No recent awards on this lane', {}, { timeout: 30_000 })).toBeTruthy()
  })
})
