import { createBackend } from '@mock/backend.ts'
import type { Backend, BackendOptions } from '@mock/backend.ts'
import { memoryStore } from '@mock/store/memory.ts'

const FIRST = Date.now()

/**
 * A marketplace in memory whose clock runs. In a process all of them open at the time of the first one: at another
 * time the marketplace would have to be invented anew, which takes longer than most tests.
 */
export async function openBackend(options: Partial<BackendOptions> = {}): Promise<Backend> {
  const lag = Date.now() - FIRST
  const clock = () => Date.now() - lag
  return createBackend({ store: memoryStore(), host: 'test', clocks: { market: clock, wall: clock }, ...options })
}
