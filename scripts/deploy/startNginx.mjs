import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ask } from './ask.mjs'

const PATIENCE_MS = 120_000

async function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })
}

async function stands(base, child) {
  const until = Date.now() + PATIENCE_MS
  while (Date.now() < until && child.exitCode === null) {
    if (
      await ask(base, '/').then(
        () => true,
        () => false,
      )
    )
      return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  throw new Error(`nothing answers at ${base}`)
}

/** Starts nginx through deploy/start.sh over dist/, in front of a preview; exits if nginx is not installed. */
export async function startNginx(root) {
  if (spawnSync('nginx', ['-v']).error) {
    console.error('deployment: nginx is not installed; give the address of a server instead')
    process.exit(2)
  }
  const packed = spawnSync('node', ['scripts/compress.mjs', 'dist'], { cwd: root, stdio: 'inherit' })
  if (packed.status !== 0) process.exit(2)
  const folder = mkdtempSync(join(tmpdir(), 'cangtong-nginx-'))
  const [port, marketPort] = [await freePort(), await freePort()]
  const market = spawn(
    join(root, 'node_modules/.bin/vite'),
    ['preview', '--host', '127.0.0.1', '--port', String(marketPort), '--strictPort'],
    { cwd: root, stdio: 'ignore', env: { ...process.env, CANGTONG_DATA_FILE: join(folder, 'market.sqlite') } },
  )
  const nginx = spawn(join(root, 'deploy/start.sh'), [], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port),
      WEB_ROOT: join(root, 'dist'),
      RUN_DIR: folder,
      ACCESS_LOG: join(folder, 'access.log'),
      ERROR_LOG: join(folder, 'error.log'),
      CANGTONG_BACKEND: `http://127.0.0.1:${marketPort}`,
    },
  })
  const base = `http://127.0.0.1:${port}`
  const end = async (child) =>
    new Promise((resolve) => {
      if (child.exitCode !== null) return resolve()
      child.once('exit', resolve)
      child.kill()
    })
  const stop = async () => {
    await Promise.all([end(nginx), end(market)])
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    await stands(`http://127.0.0.1:${marketPort}`, market)
    await stands(base, nginx)
  } catch (error) {
    await stop()
    throw error
  }
  return {
    base,
    stop,
    log: () => readFileSync(join(folder, 'access.log'), 'utf8'),
    /** Stops the back end and sends a request. */
    withoutBackend: async (path) => {
      await end(market)
      return ask(base, path)
    },
  }
}
