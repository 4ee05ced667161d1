import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { promisify } from 'node:util'

const root = fileURLToPath(new URL('../..', import.meta.url))

/**
 * Imports a module of the mock, e.g. `mock/hosts/serverMarket.ts`, compiled into one file under `node_modules`. A process
 * of its own compiles it: what that takes, some 200 MB, would stay in the server for as long as it runs.
 * @throws Error with what the compiler said
 */
export async function importCompiled<T>(source: string): Promise<T> {
  const file = join(root, 'node_modules/.cangtong', `${source.replaceAll(/\W+/g, '-')}.mjs`)
  await promisify(execFile)(process.execPath, [join(root, 'mock/hosts/compile.mjs'), join(root, source), file])
  return (await import(pathToFileURL(file).href)) as T
}
