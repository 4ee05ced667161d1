import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Where the page reports to, and where it gets the script that does. */
const PATH = '/__ears'

/**
 * Reports what a page complains of: uncaught errors, rejected promises, console errors and warnings, files that could not
 * be loaded, and violations of the content security policy. Runs in the page, before its own scripts.
 */
export function listenInPage(path: string, isWhole: boolean): void {
  let isLeaving = false
  addEventListener('beforeunload', () => (isLeaving = true))
  const tell = (text: string): void => {
    // Leaving a page ends what it was loading.
    if (isLeaving) return
    if (isWhole) navigator.sendBeacon(path, text)
    else console.error(text)
  }
  document.addEventListener('securitypolicyviolation', (event) =>
    tell(`policy: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`),
  )
  addEventListener(
    'error',
    (event) => {
      // A hint ahead of an import is not missed: Firefox calls it failed if the import came first.
      if (event.target instanceof HTMLLinkElement && event.target.relList.contains('modulepreload')) return
      if (event.target instanceof Element) tell(`not loaded by ${location.pathname}: ${event.target.outerHTML}`)
      else if (isWhole) tell(`uncaught: ${event.message} ${String(event.error instanceof Error && event.error.stack)}`)
    },
    true,
  )
  if (!isWhole) return
  addEventListener('unhandledrejection', (event) => tell(`rejected: ${String(event.reason)}`))
  for (const level of ['error', 'warn'] as const) {
    const say = console[level].bind(console)
    console[level] = (...words: unknown[]) => {
      tell(`console.${level}: ${words.map(String).join(' ')}`)
      say(...words)
    }
  }
}

export interface Ears {
  /** Address to open pages at, instead of the product's own. */
  base: string
  complaints: string[]
  close: () => void
}

async function textOf(stream: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of stream) parts.push(part as Buffer)
  return Buffer.concat(parts).toString()
}

function handOn(base: string, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const headers = { ...incoming.headers, host: new URL(base).host, 'accept-encoding': 'identity' }
  const onward = request(new URL(incoming.url ?? '/', base), { method: incoming.method, headers }, (answer) => {
    const isPage = /text\/html/.test(answer.headers['content-type'] ?? '')
    if (!isPage) {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
      return
    }
    const { 'content-length': _, ...rest } = answer.headers
    const rewrite = async () => {
      const html = await textOf(answer)
      outgoing.writeHead(answer.statusCode ?? 502, rest)
      outgoing.end(html.replace(/<head[^>]*>/, (head) => `${head}<script src="${PATH}.js"></script>`))
    }
    void rewrite()
  })
  onward.on('error', () => outgoing.destroy())
  outgoing.on('close', () => onward.destroy())
  incoming.pipe(onward)
}

/** Stands between a browser that tells nobody what its pages complain of and the product, and listens. */
export async function listen(base: string): Promise<Ears> {
  const complaints: string[] = []
  const script = `(${listenInPage.toString()})(${JSON.stringify(PATH)}, true)`
  const server: Server = createServer((incoming, outgoing) => {
    if (incoming.url === `${PATH}.js`) {
      outgoing.writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' })
      outgoing.end(script)
    } else if (incoming.url === PATH) {
      const note = async () => {
        complaints.push(await textOf(incoming))
        outgoing.writeHead(204).end()
      }
      void note()
    } else handOn(base, incoming, outgoing)
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  const close = () => {
    server.close()
    server.closeAllConnections()
  }
  return { base: `http://127.0.0.1:${port}`, complaints, close }
}
