import { describe, expect, test } from 'vitest'
import { screen } from '@testing-library/react'
import { errorAt, fieldAt, fill, openIssue, press } from '../support/issueApp.tsx'

describe.each([
  ['zh-CN', '起运港', '下一步', '底盘车计费天数', '请输入 1 到 60 之间的数'],
  ['en-US', 'Port of loading', 'Next', 'Chassis days', 'Enter a number from 1 to 60'],
] as const)('in %s', (locale, pol, next, days, range) => {
  test('a lane to the United States says for how many days a chassis counts; others are not asked', async () => {
    const open = async (pod: string) => {
      const app = await openIssue(`/business/tenderIssue?step=route&pol=CNSHA&pod=${pod}`, {
        account: 'trader',
        locale,
      })
      await screen.findByRole('combobox', { name: pol })
      return app
    }
    const other = await open('NLRTM')
    expect(screen.queryByLabelText(new RegExp(`^${days}`))).toBeNull()
    await other.leave()
    const app = await open('USLAX')
    expect(screen.getByLabelText(new RegExp(`^${days}`))).toBe(fieldAt('lanes.0.assumedDays'))
    fill('lanes.0.assumedDays', '61')
    await press(next)
    expect(errorAt('lanes.0.assumedDays')).toBe(range)
    fill('lanes.0.assumedDays', '6')
    await press(next)
    expect(errorAt('lanes.0.assumedDays')).toBeUndefined()
    await app.leave()
  })
})

test('only ships and aircraft have an ETD', async () => {
  const app = await openIssue(`/business/tenderIssue?mode=FCL&step=route`, { account: 'trader' })
  expect(await screen.findByLabelText(/^ETD from/)).toBeTruthy()
  await app.leave()
  const rail = await openIssue(`/business/tenderIssue?mode=RAIL&step=route`, { account: 'trader' })
  expect(await screen.findByLabelText(/^Departure from/)).toBeTruthy()
  expect(screen.queryByLabelText(/^ETD from/)).toBeNull()
  await rail.leave()
})
