import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test } from 'vitest'
import { publish } from '@tests/mock/support/trade.ts'
import type { Market } from '@tests/mock/support/market.ts'
import type { OpenApp } from '@tests/setup/renderApp.tsx'
import { openAs, quietMarket } from './bidding.ts'

let app: OpenApp | undefined
afterEach(() => {
  app?.session.stop()
  app = undefined
  localStorage.clear()
  window.history.replaceState({}, '', '/')
})

const PLACE = {
  laneNo: 1,
  pol: 'CNSHA',
  pod: 'USLAX',
  receiptType: 'CY' as const,
  deliveryType: 'CY' as const,
  cargoReadyDate: '2026-11-28',
  etdFrom: '2026-12-01',
  etdTo: '2026-12-15',
  directOnly: false,
}
const BOXES = ['22G1', '45G1'].map((isoCode) => ({ isoCode, qty: 5 }))
const WORDS = {
  'zh-CN': {
    submit: '提交报价',
    freight: 'OFR（20GP）必须报价；不承运请在“只报部分箱量”中去掉该箱型',
    agency: '必报费用 OTHC 缺少 20GP 的报价或说明',
    none: '不报 20GP',
    weight: '计费重 2,000 kg',
  },
  'en-US': {
    submit: 'Submit bid',
    freight: 'Price OFR for 20GP, or take 20GP out of what you offer',
    agency: 'Required charge OTHC says nothing about 20GP',
    none: 'Not offering 20GP',
    weight: 'Chargeable weight 2,000 kg',
  },
}

describe.each(['zh-CN', 'en-US'] as const)('a quote in %s', (locale) => {
  const words = WORDS[locale]
  const open = async (market: Market, id: string) => {
    app = await openAs('forwarder', `/business/quote?tenderId=${id}`, market, { locale })
  }
  const ofCharge = (name: RegExp) => screen.findAllByRole<HTMLInputElement>('textbox', { name })

  test('asks for the freight of every container type, and says so above the lines', async () => {
    const market = await quietMarket()
    const tender = await publish(market, await market.signIn('trader'), {
      requiredCharges: ['OFR', 'OTHC'],
      lanes: [{ ...PLACE, boxes: BOXES }],
    })
    await open(market, tender.id)
    await ofCharge(/^OFR .*(unit price|单价)$/)
    await userEvent.click(screen.getByRole('button', { name: /^(Remove|删除|移除) ?OFR .*20GP/ }))
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /^OTHC .*(container type|箱型)$/ }), '45G1')
    const submit = screen.getByRole('button', { name: words.submit })
    await userEvent.click(submit)
    const told = await screen.findByText(words.freight)
    expect(told.getAttribute('role')).toBe('alert')
    // A type that is not carried is taken out of the offer: then nothing is asked of it any more.
    await userEvent.click(screen.getByRole('checkbox', { name: /^(Offer fewer containers|只报部分箱量)$/ }))
    const offered = screen.getByRole('textbox', { name: /^20GP/ })
    await userEvent.clear(offered)
    await userEvent.type(offered, '0')
    expect(screen.queryByText(words.freight)).toBeNull()
    expect(screen.queryByText(words.agency)).toBeNull()
    expect(screen.getByText(words.none)).toBeTruthy()
  })

  test('asks for every required charge by container type', async () => {
    const market = await quietMarket()
    const tender = await publish(market, await market.signIn('trader'), {
      requiredCharges: ['OFR', 'OTHC'],
      lanes: [{ ...PLACE, boxes: BOXES }],
    })
    await open(market, tender.id)
    await ofCharge(/^OFR .*(unit price|单价)$/)
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /^OTHC .*(container type|箱型)$/ }), '45G1')
    await userEvent.click(screen.getByRole('button', { name: words.submit }))
    expect(await screen.findByText(words.agency)).toBeTruthy()
  })

  test('counts air freight by its chargeable weight, and shows it', async () => {
    const market = await quietMarket()
    const tender = await publish(market, await market.signIn('trader'), {
      mode: 'AIR',
      incoterm: 'FCA',
      requiredCharges: ['AIRF'],
      lanes: [{ ...PLACE, pol: 'PVG', pod: 'LAX', boxes: [], loose: { pieces: 40, grossKg: '1200', cbm: '12' } }],
    })
    await open(market, tender.id)
    const [qty] = await ofCharge(/^AIRF .*(quantity|数量)$/)
    expect(qty?.value).toBe('2000')
    expect(screen.getByText(words.weight)).toBeTruthy()
  })
})
