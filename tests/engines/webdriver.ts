import { spawn, type ChildProcess } from 'node:child_process'
import { pause } from './driver.ts'

/** Key under which the protocol hands elements around. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'
/** Code points of keys without a character (W3C WebDriver, 17.4.2). */
const KEYS: Record<string, string> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Escape: '\uE00C',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
}

/** One session of a W3C WebDriver server, as far as the walks need it. */
export interface Session {
  capabilities: { browserVersion: string }
  open: (url: string) => Promise<void>
  run: (task: string, args: readonly unknown[]) => Promise<unknown>
  click: (x: number, y: number) => Promise<void>
  press: (key: string) => Promise<void>
  setFiles: (css: string, paths: readonly string[]) => Promise<void>
  resize: (width: number, height: number) => Promise<void>
  picture: () => Promise<Buffer>
  end: () => Promise<void>
}

async function call(method: string, url: string, body?: object): Promise<unknown> {
  const answer = await fetch(url, {
    method,
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(40_000),
  })
  const { value } = (await answer.json()) as { value: unknown }
  if (answer.ok) return value
  const { error, message } = value as { error: string; message: string }
  throw new Error(`${method} ${new URL(url).pathname.split('/').slice(3).join('/')}: ${error} ${message}`)
}

/** Waits until the server answers. */
async function ready(server: ChildProcess, base: string): Promise<void> {
  for (let turn = 0; turn < 100; turn += 1) {
    if (server.exitCode !== null) throw new Error(`the WebDriver server ended with ${server.exitCode}`)
    const isUp = await call('GET', `${base}/status`).then(
      () => true,
      () => false,
    )
    if (isUp) return
    await pause(100)
  }
  throw new Error('the WebDriver server does not answer')
}

/** Starts a WebDriver server with one session; it can have no second one. */
export async function session(
  command: string,
  port: number,
  env: NodeJS.ProcessEnv,
  capabilities: object,
): Promise<Session> {
  const server = spawn(command, [`--port=${port}`], { env, stdio: 'ignore' })
  const base = `http://127.0.0.1:${port}`
  await ready(server, base)
  const made = await call('POST', `${base}/session`, { capabilities: { alwaysMatch: capabilities } }).catch(
    (error: unknown) => {
      server.kill()
      throw error
    },
  )
  const { sessionId, capabilities: given } = made as { sessionId: string; capabilities: { browserVersion: string } }
  const at = `${base}/session/${sessionId}`
  const act = async (actions: object) => call('POST', `${at}/actions`, { actions: [actions] })
  return {
    capabilities: given,
    open: async (url) => void (await call('POST', `${at}/url`, { url })),
    run: async (task, args) =>
      call('POST', `${at}/execute/sync`, { script: `return (${task})(...arguments)`, args: [...args] }),
    click: async (x, y) =>
      void (await act({
        type: 'pointer',
        id: 'mouse',
        parameters: { pointerType: 'mouse' },
        actions: [
          { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      })),
    press: async (key) => {
      const values = (key === '+' ? [key] : key.split('+')).map((one) => KEYS[one] ?? one)
      await act({
        type: 'key',
        id: 'keys',
        actions: [
          ...values.map((value) => ({ type: 'keyDown', value })),
          ...values.toReversed().map((value) => ({ type: 'keyUp', value })),
        ],
      })
    },
    setFiles: async (css, paths) => {
      const found = (await call('POST', `${at}/element`, { using: 'css selector', value: css })) as {
        [ELEMENT]: string
      }
      await call('POST', `${at}/element/${found[ELEMENT]}/value`, { text: paths.join('\n') })
    },
    resize: async (width, height) => void (await call('POST', `${at}/window/rect`, { width, height })),
    picture: async () => Buffer.from((await call('GET', `${at}/screenshot`)) as string, 'base64'),
    end: async () => {
      await call('DELETE', at).catch(() => undefined)
      server.kill()
    },
  }
}
