import type { ServerResponse } from 'node:http'
import { expect, type Locator, type Page } from '@playwright/test'
import { bookableRates, fillBooking } from '../../booking.ts'
import { publishButton, write } from '../../publish.ts'
import { quoteButton, writeQuote } from '../../quote.ts'
import { signIn } from '../../steps.ts'
import { figure } from '../figure.ts'
import { test } from './rig.ts'
import { pathOf } from './server.ts'

/** Ways in which a response is lost after the server has done the work. */
const LOSSES: Record<string, (response: ServerResponse, body: Buffer) => unknown> = {
  'reset after the work': (response) => response.destroy(),
  'half an answer': (response, body) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length })
    response.write(body.subarray(0, body.length / 2), () => response.destroy())
  },
  'answered byte by byte': (response, body) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    let at = 0
    const timer = setInterval(() => response.write(body.subarray(at, (at += 1))), 500)
    response.on('close', () => clearInterval(timer))
  },
}

/** A write: the account, the steps before it, and the button that sends it. `turn` is the number of the case. */
interface Deed {
  as: string
  call: string
  prepare: (page: Page, turn: number) => Promise<Locator>
}

async function follow(page: Page, links: Locator, turn: number): Promise<string> {
  await expect(links.nth(turn)).toBeVisible()
  const address = (await links.nth(turn).getAttribute('href')) ?? ''
  await page.goto(address)
  return address
}

const DEEDS: Record<string, Deed> = {
  tender: {
    as: 'trader',
    call: '/tender/submit',
    prepare: async (page, turn) => {
      await write(page, { cargo: `慢线测试货物${'甲乙丙丁'[turn]}`, title: `慢线测试${'甲乙丙丁'[turn]}` })
      return publishButton(page)
    },
  },
  bid: {
    as: 'forwarder',
    call: '/bid/submit',
    prepare: async (page, turn) => {
      await page.goto('/business/searchTender?quotable=true&mode=FCL')
      // Tenders with one lane, which names two ports: the prices below are for one.
      const lanes = page.getByRole('cell').filter({ hasText: /(?:[A-Z]{5}[^]*){3}/ })
      const rows = page.locator('main tbody tr').filter({ hasNot: lanes })
      const address = await follow(page, rows.locator('a[href*="/business/quote"]'), turn)
      const id = new URLSearchParams(address.split('?')[1]).get('tenderId') ?? ''
      await writeQuote(page, id, { OFR: '2100', OTHC: '120', DOC: '60', DTHC: '90' })
      return quoteButton(page)
    },
  },
  booking: {
    as: 'trader2',
    call: '/booking/request',
    prepare: async (page, turn) => {
      await page.goto(`/business/market?${bookableRates()}`)
      await follow(page, page.locator('main a[href*="marketDetail"]'), turn * 2)
      await page.getByRole('button', { name: '按此价订舱' }).click()
      const dialog = page.getByRole('dialog')
      await fillBooking(dialog, dialog.getByLabel(/最多/).first(), 1)
      return dialog.getByRole('button', { name: '提交订舱' })
    },
  },
  coupon: {
    as: 'trader2',
    call: '/coupon/claim',
    prepare: async (page) => {
      await page.goto('/coupon/couponCollectionCenter')
      // One that costs no points; found by its name, because the next one moves up when it is taken.
      const free = page.locator('main article').filter({ hasNotText: '积分' })
      const open = page
        .getByRole('button', { name: /^立即领取/ })
        .and(page.locator('button:not([aria-disabled="true"])'))
      const card = free.filter({ has: open }).first()
      const name = (await card.getByRole('button').first().getAttribute('aria-label')) ?? ''
      const issuer = (await card.getByText('发券企业').textContent()) ?? ''
      return free.filter({ hasText: issuer }).getByRole('button', { name, exact: true })
    },
  },
  payment: {
    as: 'trader',
    call: '/payment/create',
    prepare: async (page, turn) => {
      await page.goto('/business/payment')
      // An order paid by transfer waits for its proof and stays in the list.
      await follow(page, page.getByRole('link', { name: '付款', exact: true }), turn)
      await page.getByRole('radio', { name: /对公转账/ }).check()
      // The rates of a seeded order are locked for a day only.
      const renew = page.getByRole('button', { name: '更新汇率' })
      if (await renew.isVisible()) {
        await renew.click()
        await expect(renew).toHaveCount(0)
      }
      return page.getByRole('button', { name: /^去付款$/ })
    },
  },
}

interface Done {
  code: number
  data: { id?: string; receiptNo?: string; bid?: { id: string } }
}

for (const [name, { as, call, prepare }] of Object.entries(DEEDS)) {
  const losses = Object.entries(LOSSES)
  test(
    `${name}: an answer that is lost on its way makes nothing twice`,
    { tag: name === 'tender' ? [] : ['@whole'] },
    async ({ browser, ground: { server } }) => {
      const context = await browser.newContext({ baseURL: server.origin, locale: 'zh-CN', serviceWorkers: 'block' })
      const page = await context.newPage()
      await signIn(page, as)
      let sent = 0
      for (const [turn, [loss, lose]] of losses.entries()) {
        const button = await prepare(page, turn)
        const answers: Done[] = []
        let isLost = true
        server.onCall = async (request, response, onward) => {
          if (!pathOf(request).endsWith(call)) return false
          const { headers, body } = await onward()
          answers.push(JSON.parse(body.toString()) as Done)
          if (isLost) lose(response, body)
          else response.writeHead(200, { 'content-type': headers['content-type'] ?? '' }).end(body)
          return true
        }
        const words = await button.textContent()
        await button.click()
        await expect.poll(() => answers.length, { message: `${name}, ${loss}: done` }).toBeGreaterThan(0)
        // The request times out after 10 s at most; then the button is enabled again.
        const isAgain = async () => (await button.count()) > 0 && (await button.isEnabled())
        await expect
          .poll(async () => (await button.count()) === 0 || (await isAgain()), {
            message: `${name}, ${loss}`,
            timeout: 25_000,
          })
          .toBe(true)
        isLost = false
        const before = answers.length
        // A page that has received the new state meanwhile has another button, e.g. to revise the quote.
        if ((await isAgain()) && (await button.textContent()) === words) {
          await button.click()
          await expect.poll(() => answers.length, { message: `${name}, ${loss}: sent again` }).toBeGreaterThan(before)
        }
        const made = answers.map(({ code, data }) => `${code} ${data.bid?.id ?? data.receiptNo ?? data.id}`)
        expect(new Set(made).size, `${name}, ${loss}: ${made.join(', ')}`).toBe(1)
        expect(made[0], `${name}, ${loss}`).toMatch(/^200 (?!undefined)/)
        sent += answers.length
        server.onCall = undefined
        await page.goto('/other/clause')
      }
      await context.close()
      figure(`${name}: ${losses.length} lost answers, sent ${sent} times, made ${losses.length}, 0 double`)
    },
  )
}
