import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pause, PHONE, WIDE, type Driver, type Engine, type Size } from './driver.ts'
import { listen } from './ears.ts'
import { tapInPage } from './tapInPage.ts'
import { session, type Session } from './webdriver.ts'

const DRIVER = '/usr/bin/WebKitWebDriver'
const BROWSERS = ['4.1', '4.0', '6.0'].map((version) => `/usr/lib/x86_64-linux-gnu/webkit2gtk-${version}/MiniBrowser`)

/** MiniBrowser's toolbar is wider than a phone; these styles of GTK shrink it. */
const SMALL_TOOLBAR = '* { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px; }\n'

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => {
    server.close(resolve)
  })
  return port
}

/** Starts a screen that nobody sees, and returns its name. */
async function screen(): Promise<{ display: string; server: ChildProcess }> {
  const server = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const display = await new Promise<string>((resolve, reject) => {
    server.once('error', reject)
    server.once('exit', (code) => reject(new Error(`Xvfb ended with ${code}`)))
    server.stdio[3]?.once('data', (name: Buffer) => resolve(`:${name.toString().trim()}`))
  })
  return { display, server }
}

/** Makes the window so large that the page in it has this size. */
async function resize(made: Session, { width, height }: Size): Promise<void> {
  const inner = async () =>
    (await made.run('() => [innerWidth, innerHeight, outerHeight]', [])) as [number, number, number]
  let above = 0
  for (let turn = 0; turn < 20; turn += 1) {
    await made.resize(width, height + above)
    await pause(50)
    const [w, h, outer] = await inner()
    if (w === width && h === height) return
    above = outer - h
  }
  throw new Error(`the window does not take ${width}×${height}: ${String(await inner())}`)
}

async function visit(made: Session, base: string, isPhone: boolean): Promise<Driver> {
  const ears = await listen(base)
  await resize(made, isPhone ? PHONE : WIDE)
  return {
    open: async (address) => made.open(ears.base + address),
    run: made.run,
    click: async ({ x, y }) => made.click(x, y),
    tap: async ({ x, y }) => void (await made.run(tapInPage.toString(), [x, y])),
    press: async (keys) => {
      for (const key of keys) await made.press(key)
    },
    setFiles: made.setFiles,
    resize: async (size) => resize(made, size),
    complaints: () => ears.complaints,
    picture: made.picture,
    close: async () => {
      await made.end()
      ears.close()
    },
  }
}

/** Prepares WebKit's MiniBrowser; each visitor gets a browser of its own, spoken to over W3C WebDriver. */
export async function webkit(): Promise<Engine> {
  const binary = BROWSERS.find((place) => existsSync(place))
  if (!binary || !existsSync(DRIVER)) throw new Error('WebKit is not installed: apt-get install webkit2gtk-driver xvfb')
  const home = await mkdtemp(join(tmpdir(), 'engines-webkit-'))
  const downloads = join(home, 'downloads')
  await mkdir(downloads)
  await mkdir(join(home, '.config/gtk-3.0'), { recursive: true })
  await writeFile(join(home, '.config/gtk-3.0/gtk.css'), SMALL_TOOLBAR)
  await writeFile(join(home, '.config/user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${downloads}"\n`)
  const { display, server } = await screen()
  const env = {
    ...process.env,
    DISPLAY: display,
    HOME: home,
    XDG_CONFIG_HOME: join(home, '.config'),
    LANG: 'zh_CN.UTF-8',
    TZ: 'Asia/Shanghai',
  }
  const open = new Set<Session>()
  const begin = async (): Promise<Session> => {
    const made = await session(DRIVER, await freePort(), env, {
      browserName: 'MiniBrowser',
      // The walks wait for what they need themselves; "eager" sometimes never returns.
      pageLoadStrategy: 'none',
      'webkitgtk:browserOptions': { binary, args: ['--automation'] },
    })
    open.add(made)
    return made
  }
  const engine: Engine = {
    version: 'WebKitGTK',
    downloads,
    visit: async (base, isPhone) => {
      const made = await begin()
      engine.version = `WebKitGTK ${made.capabilities.browserVersion}`
      return visit(made, base, isPhone)
    },
    end: async () => {
      for (const made of open) await made.end()
      server.kill()
      await rm(home, { recursive: true, force: true })
    },
  }
  return engine
}
