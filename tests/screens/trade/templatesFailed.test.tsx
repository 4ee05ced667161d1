import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { WireRequest } from '@/api/transport.ts'
import { tenderEndpoints } from '@/contract/trade/tender/endpoints.ts'
import { newRequestNo } from '@tests/mock/support/market.ts'
import { publish } from '@tests/mock/support/trade.ts'
import { openStage } from '@tests/setup/stage.ts'
import { quietMarket } from './bidding.ts'

await Promise.all([
  import('@/pages/business/MyTenderBidsPage.tsx'),
  import('@/features/trade/template/components/Templates.tsx'),
])

const WAIT = { timeout: 20_000 }
const stage = openStage()

test.each([
  { locale: 'en-US' as const, retry: 'Try again', empty: 'No templates yet' },
  { locale: 'zh-CN' as const, retry: '重试', empty: '还没有模板' },
])(
  'templates that cannot be loaded say so in their place, and are asked for again, in $locale',
  async ({ locale, retry, empty }) => {
    const market = await quietMarket()
    const token = await market.signIn('trader')
    const { id: tenderId } = await publish(market, token, { title: 'Sofas to LA' })
    const body = { tenderId, name: 'LA weekly', requestNo: newRequestNo() }
    await market.call(tenderEndpoints.saveTemplate, body, { token })
    let isBusy = true
    const reply = ({ path }: WireRequest) =>
      isBusy && path.endsWith('/tender/templates') ? { code: 5000, message: 'The system is busy' } : undefined
    await stage.open('trader', '/business/myTenderBid?tab=templates', market, { locale, reply })
    await userEvent.click(await screen.findByRole('button', { name: retry }, WAIT))
    expect(await screen.findByRole('button', { name: retry }, WAIT)).toBeTruthy()
    expect(screen.queryByText(empty)).toBeNull()
    isBusy = false
    await userEvent.click(screen.getByRole('button', { name: retry }))
    expect(await screen.findByRole('row', { name: /LA weekly/ }, WAIT)).toBeTruthy()
    expect(screen.queryByRole('button', { name: retry })).toBeNull()
  },
)
