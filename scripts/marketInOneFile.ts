import type { IncomingMessage, ServerResponse } from 'node:http'
import { relative } from 'node:path'
import { build } from 'vite'
import type { Plugin, ResolvedConfig, ViteDevServer } from 'vite'

const MARKET = 'mock/hosts/browser.ts'
/** What the product imports it as. */
const IMPORTED = '@mock/hosts/browser.ts'
const ADDRESS = '/@cangtong/market.js'

const HEADERS = { 'content-type': 'text/javascript', 'cache-control': 'no-cache' }

type Next = (error?: unknown) => void

interface Built {
  code: string
  /** Files that it was made of. */
  files: Set<string>
}

async function bundle({ root, mode, envDir, resolve }: ResolvedConfig): Promise<Built> {
  const files = new Set<string>()
  const built = await build({
    configFile: false,
    root,
    mode,
    envDir,
    logLevel: 'warn',
    publicDir: false,
    resolve: { alias: resolve.alias },
    plugins: [{ name: 'files', moduleParsed: ({ id }) => void files.add(id) }],
    build: {
      write: false,
      minify: false,
      modulePreload: false,
      sourcemap: 'inline',
      target: 'es2022',
      reportCompressedSize: false,
      chunkSizeWarningLimit: Number.POSITIVE_INFINITY,
      rolldownOptions: {
        input: `${root}/${MARKET}`,
        preserveEntrySignatures: 'strict',
        output: { codeSplitting: false },
      },
    },
  })
  const chunk = [built].flat().flatMap((one) => ('output' in one ? one.output : []))[0]
  if (chunk?.type !== 'chunk') throw new Error(`${MARKET} was not bundled`)
  return { code: chunk.code, files }
}

/** Answers requests for the file, and tells the page when one of its files has changed. */
function serve(server: ViteDevServer): void {
  let built: Promise<Built> | undefined
  const get = async () => {
    // After a mistake the next request tries again.
    built ??= bundle(server.config).catch((error: unknown) => {
      built = undefined
      throw error
    })
    return built
  }
  const ahead = async () => {
    // On a first start the page waits for the scan for packages, and can do without the marketplace for longer.
    await server.environments.client.depsOptimizer?.scanProcessing
    await get()
  }
  server.httpServer?.once('listening', () => void ahead().catch(() => undefined))
  const changed = async (file: string) => {
    const used = built
    if (!(await used)?.files.has(file) || built !== used) return
    built = undefined
    server.ws.send({ type: 'full-reload' })
    server.config.logger.info(`market rebuilt for ${relative(server.config.root, file)}`, { timestamp: true })
  }
  server.watcher.on('change', (file) => void changed(file).catch(() => undefined))
  const answer = async (response: ServerResponse, next: Next) => {
    try {
      const { code } = await get()
      response.writeHead(200, HEADERS).end(code)
    } catch (error) {
      next(error)
    }
  }
  server.middlewares.use((request: IncomingMessage, response: ServerResponse, next: Next) => {
    if (request.url?.split('?')[0] === ADDRESS) void answer(response, next)
    else next()
  })
}

/**
 * The marketplace in the browser is most of the files of `npm run dev`. It comes as one, built when the server starts, and
 * again when one of its files has changed: then the page is reloaded, as it would be anyway.
 */
export function marketInOneFile(): Plugin {
  return {
    name: 'cangtong:market-in-one-file',
    apply: 'serve',
    enforce: 'pre',
    // The scan for packages to bundle ahead would look for the file on the disk. The page needs the product's own ones only.
    config: () => ({ optimizeDeps: { entries: ['index.html'], exclude: [IMPORTED] } }),
    configureServer: serve,
    resolveId: { filter: { id: /\/mock\/hosts\/browser\.ts$/ }, handler: () => ADDRESS },
  }
}
