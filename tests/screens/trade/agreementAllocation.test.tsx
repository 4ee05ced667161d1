import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { agreed, LANE, request } from '@tests/mock/trade/agreement/support.ts'
import { agreementPages, inDialog, press, WAIT, write } from './agreementPage.ts'

const open = agreementPages()

const WORDS = {
  'en-US': {
    ahead: 'Containers kept free ahead',
    released: 'Released after 2026-12-07',
    term: '2 containers a week, unused ones one week later, kept until 7 days before it begins',
    over: 'Up to 10% more of each container type',
    callOff: 'Call off',
    qty: '40HQ (53 left)',
    etd: /^Wanted departure/,
    refused: /was released after 2026-12-07; the seller may refuse without fault/,
    used: 'This week\u2019s allocation of 4 is used up; the seller may refuse without fault.',
  },
  'zh-CN': {
    ahead: '近期预留箱量',
    released: '已于 2026-12-07 后释放',
    term: '每周 2 个箱，未用可顺延一周，当周开始前 7 天未订即释放',
    over: '各箱型可超出合约箱量 10%',
    callOff: '订舱',
    qty: '40HQ（剩余 53）',
    etd: /^希望开航日/,
    refused: /^当周未订的预留箱量已于 2026-12-07 后释放/,
    used: '本周配额 4 箱已用完，货代可无责拒绝。',
  },
} as const

test.each(['en-US', 'zh-CN'] as const)(
  'in %s: the buyer reads what is kept free until when, and what an order beyond it means',
  async (locale) => {
    const words = WORDS[locale]
    const lane = { ...LANE, allocation: { period: 'WEEK' as const, boxes: 2, carryOver: true, releaseDays: 7 } }
    const { market, id } = await agreed([lane], { term: { leadDays: 7, confirmHours: 24, overPct: 10 } })
    market.time.now = Date.parse('2026-12-09T01:00:00Z')
    await request(market, id, { boxes: [{ isoCode: '45G1', qty: 4 }], etd: '2026-12-22', readyDate: '2026-12-10' })
    await open('trader', id, market, locale)
    const table = within(await screen.findByRole('table', { name: words.ahead }, WAIT))
    const cells = table
      .getAllByRole('row')
      .slice(1)
      .map((row) =>
        within(row)
          .getAllByRole('cell')
          .slice(2)
          .map(({ textContent }) => textContent),
      )
    // Four in the week of the 21st: two of them are of the week before.
    expect(cells.map((row) => row.slice(0, 4))).toEqual([
      ['2', '0', '0', '0'],
      ['2', '2', '4', '0'],
      ['2', '0', '0', '2'],
      ['2', '2', '0', '4'],
    ])
    expect(table.getByText(words.released)).toBeTruthy()
    expect(screen.getByText(words.term)).toBeTruthy()
    expect(screen.getByText(words.over)).toBeTruthy()
    await press(words.callOff)
    const form = await inDialog()
    await write(form.getByLabelText(words.qty), '1')
    await write(form.getByLabelText(words.etd), '2026-12-17')
    expect(await form.findByText(words.refused)).toBeTruthy()
    await write(form.getByLabelText(words.etd), '2026-12-23')
    expect(await form.findByText(words.used)).toBeTruthy()
    await write(form.getByLabelText(words.etd), '2026-12-29')
    expect(form.queryByText(words.used)).toBeNull()
    await userEvent.keyboard('{Escape}')
  },
)
