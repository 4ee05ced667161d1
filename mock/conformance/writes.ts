import { BUSINESS_CODES } from '@/contract/envelope.ts'
import { UNDONE_BY } from './cases.ts'
import type { Known } from './inputs.ts'
import type { Tried } from './report.ts'
import { NOBODY, sampleOf } from './sample.ts'
import { CALLS, misfits, type Ask, type Call, type Heard } from './wire.ts'

/** A one-pixel PNG. */
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg=='

/**
 * Tests a write call with a minimal valid input: with an unknown id, which must be rejected; a call that creates
 * something only if writing was requested, and its result is deleted.
 */
export async function trySample(
  ask: Ask,
  call: Call,
  members: readonly Known[],
  write: boolean,
  isFit: (probe: string, heard: Heard) => boolean,
  note: (probe: string, said: string) => void,
): Promise<Tried> {
  const namesThing = Object.entries(sampleFor(call) ?? {}).some(
    ([name, value]) => name !== 'requestNo' && value === NOBODY,
  )
  if (!namesThing && !write) return { why: 'writes; asked with --write' }
  const codes: number[] = []
  for (const member of members) {
    const input = sampleFor(call)
    if (!input) return { why: 'no input could be made' }
    const probe = namesThing ? 'a thing that is not there' : 'smallest input'
    const heard = await ask(call, input, { token: member.token })
    if (!isFit(probe, heard)) return { codes }
    codes.push(heard.code ?? 0)
    if (heard.code === BUSINESS_CODES.fault) note(probe, 'answers 5000')
    if (heard.code === BUSINESS_CODES.sessionEnded) note(probe, `refuses the token of ${member.name}`)
    if (heard.code === BUSINESS_CODES.ok) {
      for (const said of misfits(call, heard.data)) note(probe, said)
      await takeBack(ask, call, member, heard.data, note)
      return { reach: 'answered', codes: [BUSINESS_CODES.ok] }
    }
    if (heard.code === BUSINESS_CODES.notFound) break
  }
  return codes.length > 0 ? { reach: 'refused', codes: [...new Set(codes)] } : { why: 'no account could sign in' }
}

function sampleFor(call: Call): object | undefined {
  if (call.name !== 'file.upload') return sampleOf(call.wire.input)
  const form = new FormData()
  const bytes = Uint8Array.from(atob(PIXEL), (character) => character.charCodeAt(0))
  form.append('file', new File([bytes], 'conformance.png', { type: 'image/png' }))
  return form
}

async function takeBack(
  ask: Ask,
  call: Call,
  member: Known,
  made: unknown,
  note: (probe: string, said: string) => void,
): Promise<void> {
  const undo = CALLS.find(({ name }) => name === UNDONE_BY[call.name])
  if (!undo) return
  const { id, version } = (made ?? {}) as { id?: unknown; version?: unknown }
  const input = { ...sampleOf(undo.wire.input), id, ...(version !== undefined && { version }) }
  const heard = await ask(undo, input, { token: member.token })
  if (heard.code !== BUSINESS_CODES.ok) note('taking it back', `${undo.name} answers ${heard.code}: ${heard.message}`)
}
