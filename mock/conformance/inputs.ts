import { ASKED, READS, type From } from './cases.ts'
import { sampleOf } from './sample.ts'
import { CALLS, type Ask, type Call } from './wire.ts'

/** A member with the responses it got so far. */
export interface Known {
  name: string
  token: string
  heard: Map<string, unknown>
}

const isFrom = (value: unknown): value is From => typeof value === 'object' && value !== null && 'at' in value

/**
 * Returns the input of a read call for this member: from other calls' responses, or a minimal input. A string tells
 * what is missing; undefined means a write call.
 */
export async function inputFor(ask: Ask, call: Call, member: Known): Promise<object | string | undefined> {
  if (call.method === 'POST' && !READS.has(call.name)) return undefined
  const asked = ASKED[call.name]
  if (!asked) return sampleOf(call.wire.input) ?? 'no input could be made'
  const input: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(asked)) {
    const found = isFrom(value) ? await valueFrom(ask, value, member) : value
    if (found === undefined)
      return `${member.name} has nothing at ${isFrom(value) ? `${value.call} ${value.at}` : name}`
    input[name] = found
  }
  return input
}

async function valueFrom(ask: Ask, { call: name, input: asked = {}, at }: From, member: Known): Promise<unknown> {
  const input: Record<string, unknown> = {}
  for (const [part, value] of Object.entries(asked))
    input[part] = isFrom(value) ? await valueFrom(ask, value, member) : value
  if (Object.values(input).includes(undefined)) return undefined
  const key = `${name} ${JSON.stringify(input)}`
  if (!member.heard.has(key)) {
    const call = CALLS.find((one) => one.name === name)
    if (!call) throw new Error(`${name} is not in the contract`)
    member.heard.set(key, (await ask(call, input, { token: member.token })).data)
  }
  return valueAt(member.heard.get(key), at.split('.'))
}

function valueAt(value: unknown, [step, ...rest]: string[]): unknown {
  if (step === undefined) return typeof value === 'string' || typeof value === 'number' ? value : undefined
  if (typeof value !== 'object' || value === null) return undefined
  if (step !== '*') return valueAt((value as Record<string, unknown>)[step], rest)
  if (!Array.isArray(value)) return undefined
  for (const inner of value) {
    const found = valueAt(inner, rest)
    if (found !== undefined) return found
  }
  return undefined
}
