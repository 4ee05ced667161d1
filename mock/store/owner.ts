import { randomUUID } from 'node:crypto'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'

/** Who has a data file open. A number of a process alone is not enough: it is given to another one after its owner died. */
interface Owner {
  pid: number
  /** When the process started, as the system counts it; empty where the system does not tell. */
  startedAt: string
  /** Of one opening. */
  id: string
}

const ownerFile = (file: string) => `${file}.owner`

/**
 * Refuses a file that a living process has open, this one included; clears the lock that a killed one left behind. Gives what
 * lets the file go.
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
    // Somebody who took it over meanwhile keeps it.
    if (readOwner(file)?.id === mine.id) rmSync(ownerFile(file), { force: true })
  }
}

function readOwner(file: string): Owner | undefined {
  try {
    const said = JSON.parse(readFileSync(ownerFile(file), 'utf8')) as Partial<Owner> | number
    // Versions before wrote the number alone.
    const { pid, startedAt, id }: Partial<Owner> = typeof said === 'number' ? { pid: said } : said
    return typeof pid === 'number' ? { pid, startedAt: startedAt ?? '', id: id ?? '' } : undefined
  } catch {
    // None, or half of one: whoever wrote it did not live to finish.
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

/** When a process started, in the system's ticks since it was booted, with the boot they count from; Linux only. */
function startOf(pid: number): string {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name of the program stands in brackets and may hold blanks; the start is the 20th word after it.
    return `${boot} ${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''}`
  } catch {
    return ''
  }
}
