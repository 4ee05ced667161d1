// @vitest-environment node
import { expect, test, vi } from 'vitest'
import { runReading } from '@/features/trade/tender-editor/sheet/runReading.ts'
import type { SheetResult } from '@/features/trade/tender-editor/sheet/types.ts'
import type { SheetAnswer, WorkerSays } from '@/shared/sheet/reading.ts'
import { context, HEAD, pasted, row } from './sheets.ts'

const many = pasted([HEAD, ...Array.from({ length: 2000 }, () => row({ POD: 'Atlantis' }))])

test('without workers a sheet is read in slices, and a cancelled one tells nothing any more', async () => {
  const seen: number[] = []
  const whole = await runReading(many, context(), (done) => void seen.push(done)).result
  expect(whole.result?.rows).toBe(2000)
  expect(seen.length).toBeGreaterThanOrEqual(8)

  const stopped: number[] = []
  const reading = runReading(many, context(), (done) => {
    stopped.push(done)
    if (stopped.length === 2) reading.cancel()
  })
  const late = vi.fn<() => void>()
  reading.result.then(late, late)
  await vi.waitFor(() => expect(stopped).toHaveLength(2))
  await new Promise((resolve) => setTimeout(resolve, 100))
  expect(stopped).toHaveLength(2)
  expect(late).not.toHaveBeenCalled()
})

/** A Worker that sends the messages of the test. */
class FakeWorker extends EventTarget {
  static last: FakeWorker
  sent: unknown[] = []
  isOver = false
  readonly url: URL
  constructor(url: URL) {
    super()
    this.url = url
    FakeWorker.last = this
  }
  postMessage(message: unknown): void {
    this.sent.push(message)
  }
  terminate(): void {
    this.isOver = true
  }
  say(data: WorkerSays<SheetAnswer<SheetResult>>): void {
    this.dispatchEvent(new MessageEvent('message', { data }))
  }
}

test('a worker gets the sheet whole, tells its progress, and ends with its answer', async () => {
  vi.stubGlobal('Worker', FakeWorker)
  const seen: number[] = []
  const reading = runReading(many, context(), (done) => void seen.push(done))
  const worker = FakeWorker.last
  expect(worker.url.pathname).toMatch(/lanes\.worker\.ts$/)
  expect(worker.sent).toHaveLength(1)
  expect(structuredClone(worker.sent[0])).toEqual(worker.sent[0])
  worker.say({ kind: 'progress', done: 250, total: 2000 })
  const matching = { open: [], known: ['pol', 'pod'], missing: [], unused: [] }
  const result = { matching, sums: [], result: { lanes: [], problems: [], rows: 2000 } }
  worker.say({ kind: 'result', result })
  expect(await reading.result).toEqual(result)
  expect([seen, worker.isOver]).toEqual([[250], true])

  const refused = runReading(many, context(), () => undefined)
  FakeWorker.last.say({ kind: 'failure', failure: { code: 'password' } })
  await expect(refused.result).rejects.toMatchObject({ failure: { code: 'password' } })

  const gone = runReading(many, context(), () => undefined)
  FakeWorker.last.dispatchEvent(new Event('error'))
  await expect(gone.result).rejects.toMatchObject({ failure: { code: 'unavailable' } })

  const cancelled = runReading(many, context(), () => undefined)
  cancelled.cancel()
  expect(FakeWorker.last.isOver).toBe(true)
  vi.unstubAllGlobals()
})
