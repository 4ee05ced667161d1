import { spawn } from 'node:child_process'
import { expect, test } from 'vitest'

const code = (then: string) => `
import { runnerImport } from 'vite'
const { module } = await runnerImport('./tests/setup/hangs.ts', { configFile: false, logLevel: 'error' })
module.runsNow('a test that has ended', 100, 600_000)
module.runsNow('the last test', 1, 500)
function turns() {
  ${then}
}
turns()
`

/** What a process says that runs this, and what ends it. */
async function run(then: string): Promise<{ said: string; signal: string | null }> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', code(then)], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr.on('data', (part: Buffer) => {
    said += part.toString()
  })
  return new Promise((resolve) => {
    child.on('close', (_code, signal) => resolve({ said, signal }))
  })
}

test('a loop without end in a test is told with its place, and ends the process', async () => {
  const { said, signal } = await run('for (;;);')
  expect(said).toContain('the last test')
  expect(said).toMatch(/at turns \(/)
  expect(signal).toBe('SIGKILL')
})

test('a wait without end is told as one', async () => {
  const { said, signal } = await run('setInterval(() => {}, 60_000)')
  expect(said).toContain('the last test\n  (no code runs')
  expect(signal).toBe('SIGKILL')
})
