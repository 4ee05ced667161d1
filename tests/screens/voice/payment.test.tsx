import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { evaluating, toPay } from '@tests/mock/support/awarded.ts'
import { openStage } from '@tests/setup/stage.ts'
import { voice } from '@tests/setup/voice.ts'

const WAIT = { timeout: 30_000 }
const stage = openStage()

test.each([
  {
    locale: 'zh-CN' as const,
    name: '付款方式',
    said: [
      'radiogroup, 付款方式',
      'heading, 付款方式, level 3',
      'radio, 对公转账 转账后上传凭证，平台核对到账。, checked, 1 of 3',
      '对公转账',
      '转账后上传凭证，平台核对到账。',
      'radio, 微信支付 扫码付款，仅人民币，单笔上限 CNY 200,000。, not checked, 2 of 3',
      '微信支付',
      '扫码付款，仅人民币，单笔上限 CNY 200,000。',
      'radio, 支付宝 扫码付款，仅人民币，单笔上限 CNY 200,000。, not checked, 3 of 3',
      '支付宝',
      '扫码付款，仅人民币，单笔上限 CNY 200,000。',
    ],
  },
  {
    locale: 'en-US' as const,
    name: 'Payment method',
    said: [
      'radiogroup, Payment method',
      'heading, Payment method, level 3',
      'radio, Bank transfer Transfer, then upload the proof for verification., checked, 1 of 3',
      'Bank transfer',
      'Transfer, then upload the proof for verification.',
      'radio, WeChat Pay Scan to pay, CNY only, up to CNY 200,000 each., not checked, 2 of 3',
      'WeChat Pay',
      'Scan to pay, CNY only, up to CNY 200,000 each.',
      'radio, Alipay Scan to pay, CNY only, up to CNY 200,000 each., not checked, 3 of 3',
      'Alipay',
      'Scan to pay, CNY only, up to CNY 200,000 each.',
    ],
  },
])('how an order can be paid: $locale', async ({ locale, name, said }) => {
  const state = await evaluating()
  const { id } = await toPay(state)
  await stage.open('trader', `/business/payment?orderId=${id}&tab=payment`, state.market, { locale })
  expect(await voice(await screen.findByRole('radiogroup', { name }, WAIT))).toEqual(said)
})
