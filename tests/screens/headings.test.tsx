import { screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { catalogues } from '@/app/catalogues.ts'
import { headingIds, headingOf, plainHeadingIds, plainHeadingOf } from '@/app/headings.ts'
import { screens } from '@/app/screens.ts'
import { listingEndpoints } from '@/contract/market/listing/endpoints.ts'
import type { TextOf } from '@/i18n/useText.ts'
import { routeFacts } from '@/routes/derive.ts'
import type { RouteId } from '@/routes/table.ts'
import { openApp, type OpenApp } from '@tests/setup/renderApp.tsx'
import { openAs, quietMarket } from './trade/bidding.ts'

let app: OpenApp | undefined
afterEach(() => {
  app?.session.stop()
  app = undefined
  window.history.replaceState({}, '', '/')
})

const same = headingIds.filter((id) => !headingOf(id).named)

test('a listing says under its title what its prerendered heading says of the same answer', async () => {
  const { line } = headingOf('marketDetail').named ?? {}
  if (!line) throw new Error('no line')
  const market = await quietMarket()
  const { records } = (await market.call(listingEndpoints.page, { size: 1 })).data
  const { data } = await market.call(listingEndpoints.detail, { id: records[0]?.id ?? '' })
  const texts = (await catalogues.market['en-US']()) as Record<string, string>
  const readAt = (place: string) =>
    place.split('.').reduce<unknown>((at, name) => (at as Record<string, unknown>)[name], data)
  const said = line(((id) => texts[id] ?? '') as TextOf, 'en-US').replace(/\{([^}]+)\}/g, (_, places: string) => {
    const fact = places
      .split('|')
      .map(readAt)
      .find((one) => one !== undefined)
    return typeof fact === 'string' ? fact : ''
  })
  app = await openApp(`/business/marketDetail?id=${data.id}`, { backend: market.backend })
  const title = await screen.findByRole(
    'heading',
    { level: 1, name: new RegExp(`^${data.title}`) },
    { timeout: 30_000 },
  )
  expect(title.nextElementSibling?.textContent).toBe(said)
  expect(said).toContain(data.seller.nameEn)
})

test('a name in another language than the page is marked in that line', async () => {
  const { backend, call } = await quietMarket()
  const { records } = (await call(listingEndpoints.page, { size: 1 })).data
  const { data } = await call(listingEndpoints.detail, { id: records[0]?.id ?? '' })
  const { nameEn: _, ...seller } = data.seller
  const reply = ({ path }: { path: string }) =>
    path.endsWith('listing/detail') ? { code: 200, data: { ...data, seller } } : undefined
  app = await openApp(`/business/marketDetail?id=${data.id}`, { backend, reply })
  const name = await screen.findByText(seller.nameZh, { selector: 'h1 + p span' }, { timeout: 30_000 })
  expect(name.lang).toBe('zh-CN')
  expect(name.parentElement?.textContent).toBe(`${data.no} · ${seller.nameZh} · Valid to ${data.validTo}`)
})

type Heading = Pick<ReturnType<typeof headingOf>, 'title' | 'lead'>

/** Waits for the page's heading with the words of `heading`; returns the lead that stands below, and the one meant. */
async function leadsOf(
  id: RouteId,
  heading: Heading,
): Promise<{ shown?: string | undefined; meant?: string | undefined }> {
  const texts: Record<string, string> = Object.assign(
    {},
    ...(await Promise.all(['core' as const, ...screens[id].messages].map((part) => catalogues[part]['en-US']()))),
  )
  const title = await screen.findByRole('heading', { level: 1, name: String(texts[heading.title]) })
  return { shown: title.nextElementSibling?.textContent, meant: heading.lead && texts[heading.lead] }
}

test.each(same)('%s is called on the page what its prerendered heading says', async (id) => {
  const { backend } = await quietMarket()
  app = await openApp(routeFacts(id).path, { backend })
  const { shown, meant } = await leadsOf(id, headingOf(id))
  expect(shown).toBe(meant)
})

test.each(plainHeadingIds)('%s without parameters is called what its prerendered heading says', async (id) => {
  app = await openAs('trader', routeFacts(id).path, await quietMarket())
  const { shown, meant } = await leadsOf(id, plainHeadingOf(id))
  expect(shown).toBe(meant)
})
