/* Runs in a thread beside the tests (`hangs.ts`): ends a process in which nothing new has begun for too long. */
import { writeSync } from 'node:fs'
import { Session, url } from 'node:inspector'
import { parentPort } from 'node:worker_threads'

const FRAMES = 25
/** How long code that runs may take to stop for a look at it, ms. */
const STOP_MS = 2000

let alarm

parentPort.on('message', ({ what, mostMs }) => {
  clearTimeout(alarm)
  // Who looks at a test with a debugger may take all day.
  if (url() !== undefined) return
  alarm = setTimeout(() => tell(what, mostMs), mostMs)
})

function tell(what, mostMs) {
  const end = (where) => {
    writeSync(2, `\nHung for ${Math.round(mostMs / 1000)} s: ${what}\n${where}\n`)
    process.kill(process.pid, 'SIGKILL')
  }
  setTimeout(() => end('  (no code runs: something is waited for)'), STOP_MS)
  const session = new Session()
  session.connectToMainThread()
  const scripts = new Map()
  session.on('Debugger.scriptParsed', ({ params }) => scripts.set(params.scriptId, params.url))
  session.on('Debugger.paused', ({ params }) => {
    const lines = params.callFrames.slice(0, FRAMES).map(({ functionName, location }) => {
      const place = `${scripts.get(location.scriptId)}:${location.lineNumber + 1}`
      return `  at ${functionName || '(no name)'} (${place})`
    })
    end(lines.join('\n'))
  })
  session.post('Debugger.enable')
  session.post('Debugger.pause')
}
