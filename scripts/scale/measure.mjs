import { createWire } from '../load/wire.mjs'
import { prepareCalls } from './calls.mjs'
import { startServer } from './server.mjs'

const WARM_UP = 300
const wireTo = (port) => createWire(`http://127.0.0.1:${port}`, () => undefined)

/** Makes the file of the seed; robots are off, so that both files get the same calls and no others. */
export async function seed(file, port) {
  const server = startServer(file, port)
  try {
    await wireTo(port).post('/api/demo/robots', { robots: false })
  } finally {
    await server.stop()
  }
}

/** Sends the calls one after the other to a server on this file. */
export async function measure(file, port, calls, node = []) {
  const server = startServer(file, port, node)
  try {
    const wire = wireTo(port)
    await wire.call('GET', '/api/dict/listDict', { size: 1 })
    const started = server.spent().all
    const next = await prepareCalls(wire, file)
    const one = async () => {
      const { method, path, input, token } = next()
      const before = server.spent().main
      const { code } = await wire.call(method, path, input, token)
      return { path, ms: server.spent().main - before, code }
    }
    for (let at = 0; at < WARM_UP; at++) await one()
    const paths = new Map()
    const codes = {}
    const before = server.spent().all
    for (let at = 0; at < calls; at++) {
      const { path, ms, code } = await one()
      paths.set(path, [...(paths.get(path) ?? []), ms])
      const kind = code === 200 ? '200' : `${code} ${path}`
      codes[kind] = (codes[kind] ?? 0) + 1
    }
    const each = (server.spent().all - before) / calls
    return { each, paths, codes, started, memory: server.memory(), most: server.mostMemory() }
  } finally {
    await server.stop()
  }
}
