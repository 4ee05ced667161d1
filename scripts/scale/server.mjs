import { spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Starts the preview server on a data file; `node` are further arguments of Node. */
export function startServer(file, port, node = []) {
  const vite = join(root, 'node_modules/vite/bin/vite.js')
  const args = [...node, vite, 'preview', '--host', '127.0.0.1', '--port', String(port), '--strictPort']
  const server = spawn(process.execPath, args, {
    cwd: root,
    env: { ...process.env, CANGTONG_DATA_FILE: file, CANGTONG_ROBOT_DELAY_MS: '100', CANGTONG_PILOT: '' },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const { pid } = server
  return {
    stop: async () => {
      const gone = new Promise((resolve) => void server.once('exit', resolve))
      server.kill('SIGTERM')
      await gone
    },
    /** Processor time so far, ms: of the main thread, where calls are answered, and of all threads. */
    spent: () => {
      const all = readdirSync(`/proc/${pid}/task`).map((thread) => [Number(thread), spentBy(pid, thread)])
      const main = all.find(([thread]) => thread === pid)?.[1] ?? 0
      return { main, all: all.reduce((sum, [, ms]) => sum + ms, 0) }
    },
    /** The largest memory so far, MB. */
    mostMemory: () => memory(pid, 'VmHWM'),
    memory: () => memory(pid, 'VmRSS'),
  }
}

/** Nanoseconds, so that one short call can be told: the ticks of `stat` are 10 ms. */
function spentBy(pid, thread) {
  try {
    return Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]) / 1e6
  } catch {
    return 0
  }
}

const memory = (pid, field) =>
  Math.round(Number(new RegExp(`${field}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1024)
