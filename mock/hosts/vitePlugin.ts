import { existsSync, readFileSync, statSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin, PreviewServer, ViteDevServer } from 'vite'
import type { Backend } from '../backend.ts'
import { answerCalls, openOnce, PREFIX, refuseBadAddresses, type Next } from './calls.ts'
import { importCompiled } from './compiled.ts'
import { securityHeaders } from './headers.ts'

/** Host of the mock: a service worker, this server, or a real back end. */
export type MockMode = 'worker' | 'server' | 'off'
interface MarketModule {
  openServerMarket: (settings: NodeJS.ProcessEnv) => Promise<Backend>
}

const WORKER_FILE = 'mockServiceWorker.js'
const root = fileURLToPath(new URL('../..', import.meta.url))
const MARKET_FILE = 'mock/hosts/serverMarket.ts'
const workerScript = () =>
  [join(root, 'mock/hosts/fileNavigation.js'), createRequire(import.meta.url).resolve('msw/mockServiceWorker.js')]
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')

/**
 * The mock's Vite plugin: hosts the marketplace, serves or emits the worker script, and answers 404 and 502 in a
 * preview.
 */
export function mockHost(mode: MockMode): Plugin {
  return {
    name: 'cangtong-mock-host',
    generateBundle() {
      if (mode === 'worker') this.emitFile({ type: 'asset', fileName: WORKER_FILE, source: workerScript() })
    },
    configureServer(server) {
      server.middlewares.use(refuseBadAddresses)
      if (mode === 'worker') server.middlewares.use(serveWorker)
      if (mode === 'server') hostMarket(server, async () => loadInDev(server))
    },
    configurePreviewServer(server) {
      const folder = resolve(server.config.root, server.config.build.outDir)
      const headers = securityHeaders()
      server.middlewares.use((_request: IncomingMessage, response: ServerResponse, next: Next) => {
        for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
        next()
      })
      server.middlewares.use(refuseBadAddresses)
      server.middlewares.use(refuseMissingAssets(folder))
      if (mode === 'server') hostMarket(server, loadInPreview)
      else server.middlewares.use(refuseCalls(server))
    },
  }
}

async function loadInDev(server: ViteDevServer): Promise<MarketModule> {
  const { ssr } = server.environments
  if (!ssr || !('runner' in ssr)) throw new Error('The dev server has no ssr runner')
  return (ssr as unknown as { runner: { import: (file: string) => Promise<MarketModule> } }).runner.import(
    join(root, MARKET_FILE),
  )
}

const loadInPreview = async (): Promise<MarketModule> => importCompiled(MARKET_FILE)

/** Opens the marketplace, immediately in a preview and at the first call in dev, and answers every call with it. */
function hostMarket(server: ViteDevServer | PreviewServer, load: () => Promise<MarketModule>): void {
  const market = openOnce(async () => (await load()).openServerMarket(process.env))
  // An error is reported at the first call.
  if (!('environments' in server)) market.get().catch(() => undefined)
  server.middlewares.use(answerCalls(market.get))
  server.httpServer?.once('close', () => {
    market
      .opened()
      ?.then(async (backend) => backend.close())
      .catch(() => undefined)
  })
}

function serveWorker(request: IncomingMessage, response: ServerResponse, next: Next): void {
  if (request.url?.split('?')[0] !== `/${WORKER_FILE}`) return next()
  response.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-cache' }).end(workerScript())
}

/** A missing file is 404, never the page: a page instead of a script would hide a broken deployment. */
function refuseMissingAssets(folder: string) {
  return (request: IncomingMessage, response: ServerResponse, next: Next): void => {
    const path = decodeURIComponent(request.url?.split('?')[0] ?? '/')
    if (path.startsWith('/assets/')) {
      const file = join(folder, path)
      if (!file.startsWith(folder) || !existsSync(file) || !statSync(file).isFile()) {
        response.writeHead(404, { 'content-type': 'text/plain', 'cache-control': 'no-store' }).end('Not found')
        return
      }
      response.setHeader('Cache-Control', 'public, max-age=31536000, immutable')
    }
    next()
  }
}

/** Without a back end a call is 502, unless the preview has a proxy for it. */
function refuseCalls(server: PreviewServer) {
  const proxied = Object.keys(server.config.preview.proxy ?? {}).some((path) => PREFIX.startsWith(path))
  return (request: IncomingMessage, response: ServerResponse, next: Next): void => {
    if (proxied || !request.url?.startsWith(PREFIX)) return next()
    response.writeHead(502, { 'content-type': 'text/plain', 'cache-control': 'no-store' }).end('No back end')
  }
}
