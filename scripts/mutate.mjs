// Edits one condition at a time in the modules that guard access and money and checks that a test fails. Works in a
// copy of the tree; not part of CI. `npm run mutate [-- part of a module's name]`; prints the survivors, exits 1 below
// 95 %.
import { execFile, execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { mutantsOf } from './mutate/mutants.mjs'
import { TARGETS } from './mutate/targets.mjs'

const ENOUGH = 0.95
/** Timeout for the tests of one mutant, ms: an endless loop counts as a failure. */
const PATIENCE_MS = 180_000
const WORKERS = Number(process.env.MUTATE_WORKERS ?? 2)
/** One process creates one marketplace; unchanged modules are not compiled again. */
const QUICK = ['--bail=1', '--maxWorkers=1', '--experimental.fsModuleCache']
const wanted = process.argv[2] ?? ''

const jobs = Object.entries(TARGETS)
  .filter(([file]) => file.includes(wanted))
  .flatMap(([file, tests]) => mutantsOf(readFileSync(file, 'utf8')).map((mutant) => ({ file, tests, mutant })))
const survivors = []
let done = 0

await Promise.all(Array.from({ length: WORKERS }, work))
const share = 1 - survivors.length / jobs.length
for (const { file, mutant } of survivors)
  console.log(`survived  ${file}:${mutant.line}  ${mutant.was}  ->  ${mutant.is}`)
console.log(`${jobs.length} mutants, ${survivors.length} survived, ${(share * 100).toFixed(1)} % noticed`)
process.exitCode = share >= ENOUGH ? 0 : 1

async function work() {
  const copy = copyOfTree()
  try {
    await passUnchanged(copy)
    for (let job = next(); job; job = next()) {
      const original = readFileSync(join(copy, job.file), 'utf8')
      writeFileSync(join(copy, job.file), job.mutant.code)
      const isNoticed = await fails(copy, job.tests)
      writeFileSync(join(copy, job.file), original)
      if (!isNoticed) survivors.push(job)
      done += 1
      console.error(
        `${done}/${jobs.length} ${isNoticed ? 'noticed ' : 'SURVIVED'} ${job.file}:${job.mutant.line} ${job.mutant.was} -> ${job.mutant.is}`,
      )
    }
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}

function next() {
  next.at = (next.at ?? -1) + 1
  return jobs[next.at]
}

function copyOfTree() {
  const copy = mkdtempSync(join(tmpdir(), 'mutate-'))
  const files = execFileSync('git', ['ls-files'], { encoding: 'utf8', maxBuffer: 1e8 }).trim().split('\n')
  for (const file of files) cpSync(file, join(copy, file), { recursive: true })
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'))
  return copy
}

/** Tests that fail without a change, or do not exist (a new file unknown to git), would fail for every mutant. */
async function passUnchanged(copy) {
  for (const tests of new Set(jobs.map((job) => job.tests)))
    if (await fails(copy, tests)) throw new Error(`These tests fail without a change: ${tests.join(' ')}`)
}

/** Whether the tests of a changed copy fail or time out. */
function fails(cwd, tests) {
  return new Promise((answer) => {
    const options = { cwd, timeout: PATIENCE_MS, killSignal: 'SIGKILL', maxBuffer: 1e8 }
    execFile(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...QUICK, ...tests], options, (error) =>
      answer(error !== null),
    )
  })
}
