import type { FullResult, Reporter, TestCase } from '@playwright/test/reporter'
import { STOOD_STILL } from './stateOf.ts'

/**
 * Fails the run when a walk passed only at its second try, except where the browser stood still at the first: anything
 * else that comes and goes is a fault of the product.
 */
export default class SecondTry implements Reporter {
  readonly #failed: string[] = []

  onTestEnd(test: TestCase): void {
    if (test.outcome() !== 'flaky') return
    const isOurs = !test.results.some(({ annotations }) => annotations.some(({ type }) => type === STOOD_STILL))
    console.log(`second try: ${test.title}: ${isOurs ? 'a fault that comes and goes' : STOOD_STILL}`)
    if (isOurs) this.#failed.push(test.title)
  }

  async onEnd({ status }: FullResult): Promise<{ status: FullResult['status'] }> {
    return { status: this.#failed.length > 0 ? 'failed' : status }
  }
}
