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
 * Saves a tender draft, then saves it again with a wrong version: the server has to reject that with 4009 and return
 * the current draft. Deletes the draft afterwards.
 */
export async function tryConflict(ask: Ask, member: Known, note: (call: string, said: string) => void): Promise<void> {
  const save = named('tender.saveDraft')
  const made = await ask(save, sampleOf(save.wire.input) ?? {}, { token: member.token })
  const { id, version } = (made.data ?? {}) as { id?: unknown; version?: unknown }
  // Accounts that may not publish were rejected before.
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
