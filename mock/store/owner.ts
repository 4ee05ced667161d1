import { randomUUID } from 'node:crypto'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'

/** Owner of an open data file. A process id alone is not enough, because it is reused after the owner's death. */
interface Owner {
  pid: number
  /** Start time of the process by the system's clock; '' if not available. */
  startedAt: string
  /** Unique per opening. */
  id: string
}

const ownerFile = (file: string) => `${file}.owner`

/**
 * Rejects a file that a running process has open, including this one; removes the stale lock of a killed process.
 * Returns the function that releases the file.
 */
export function takeOwnership(file: string): () => void {
  const owner = readOwner(file)
  if (owner && isAlive(owner)) {
    throw new Error(`${file} is open in process ${owner.pid}. Stop it, or set CANGTONG_DATA_FILE to another file.`)
  }
  rmSync(`${file}.lock`, { recursive: true, force: true })
  const mine: Owner = { pid: process.pid, startedAt: startOf(process.pid), id: randomUUID() }
  writeFileSync(ownerFile(file), JSON.stringify(mine))
  return () => {
    // Keep the lock if another process has taken it over meanwhile.
    if (readOwner(file)?.id === mine.id) rmSync(ownerFile(file), { force: true })
  }
}

function readOwner(file: string): Owner | undefined {
  try {
    const said = JSON.parse(readFileSync(ownerFile(file), 'utf8')) as Partial<Owner> | number
    // Earlier versions stored only the process id.
    const { pid, startedAt, id }: Partial<Owner> = typeof said === 'number' ? { pid: said } : said
    return typeof pid === 'number' ? { pid, startedAt: startedAt ?? '', id: id ?? '' } : undefined
  } catch {
    // Missing or truncated: its writer was killed.
    return undefined
  }
}

function isAlive({ pid, startedAt }: Owner): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false
  }
  const now = startOf(pid)
  return startedAt === '' || now === '' || startedAt === now
}

/** Start time of a process in system ticks since boot, with the boot id; Linux only. */
function startOf(pid: number): string {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The program's name is in brackets and may contain spaces; the start time is the 20th field after it.
    return `${boot} ${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''}`
  } catch {
    return ''
  }
}
