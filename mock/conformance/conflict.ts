import { BUSINESS_CODES } from '@/contract/envelope.ts'
import type { Known } from './inputs.ts'
import { sampleOf } from './sample.ts'
import { CALLS, misfitsOf, type Ask, type Call } from './wire.ts'

const named = (name: string): Call => {
  const call = CALLS.find((one) => one.name === name)
  if (!call) throw new Error(`${name} is not in the contract`)
  return call
}

/**
 * Writes a draft of a tender and then again in a version that it never had: the server has to refuse with 4009 and bring the draft
 * as it stands. What was made is taken away.
 */
export async function tryConflict(ask: Ask, member: Known, note: (call: string, said: string) => void): Promise<void> {
  const save = named('tender.saveDraft')
  const made = await ask(save, sampleOf(save.wire.input) ?? {}, { token: member.token })
  const { id, version } = (made.data ?? {}) as { id?: unknown; version?: unknown }
  // Who may not publish was told so before.
  if (made.code !== BUSINESS_CODES.ok || typeof version !== 'number') return
  const late = await ask(save, { ...sampleOf(save.wire.input), id, version: version + 1 }, { token: member.token })
  if (late.code !== BUSINESS_CODES.stateChanged)
    note(save.name, `a version that is not current gives ${late.code}, not 4009`)
  else {
    const { current } = (late.data ?? {}) as { current?: unknown }
    for (const said of save.wire.current ? misfitsOf(save.wire.current, current, 'data.current') : [])
      note(save.name, said)
  }
  const remove = named('tender.removeDraft')
  await ask(remove, { ...sampleOf(remove.wire.input), id, version }, { token: member.token })
}
