import type { FullResult, TestCase } from '@playwright/test/reporter'
import { afterEach, expect, test, vi } from 'vitest'
import SecondTry from '../../e2e/secondTry.ts'
import { STOOD_STILL } from '../../e2e/stateOf.ts'

afterEach(() => vi.restoreAllMocks())

const passed = { status: 'passed' } as FullResult

/** A walk that failed first, with what was noted of it, and passed then. */
const flaky = (title: string, noted: readonly string[]): TestCase =>
  ({
    title,
    outcome: () => 'flaky',
    results: [{ annotations: noted.map((type) => ({ type })) }, { annotations: [] }],
  }) as unknown as TestCase

test('a second try is good enough only where the browser stood still at the first', async () => {
  const said = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  const excused = new SecondTry()
  excused.onTestEnd(flaky('stopped', [STOOD_STILL]))
  expect((await excused.onEnd(passed)).status).toBe('passed')
  const red = new SecondTry()
  red.onTestEnd(flaky('stopped', [STOOD_STILL]))
  red.onTestEnd(flaky('comes and goes', []))
  expect((await red.onEnd(passed)).status).toBe('failed')
  expect(said.mock.calls.flat()).toContain('second try: comes and goes: a fault that comes and goes')
})

test('a walk that failed twice keeps the run red', async () => {
  const reporter = new SecondTry()
  expect((await reporter.onEnd({ status: 'failed' } as FullResult)).status).toBe('failed')
})
