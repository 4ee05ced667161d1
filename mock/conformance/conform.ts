import { BUSINESS_CODES } from '@/contract/envelope.ts'
import { CONTROLS, NEVER, OPEN } from './cases.ts'
import { tryConflict } from './conflict.ts'
import { missingInDictionaries } from './dictionaries.ts'
import { inputFor, type Known } from './inputs.ts'
import type { Outcome, Reach, Tried } from './report.ts'
import { wrongFor } from './sample.ts'
import { CALLS, misfits, type Ask, type Call, type Heard } from './wire.ts'
import { trySample } from './writes.ts'

/** A test account: name and password; together the accounts should have all permissions. */
export interface Account {
  account: string
  password: string
}

/** Options of a run. */
export interface ConformOptions {
  accounts: readonly Account[]
  /** Also test write calls: creates drafts, titles and searches, and deletes them again. */
  write?: boolean
}

const WAKE_TRIES = 5
const WAKE_MS = 1000

/** Checks a server against the whole contract, call by call. */
export async function conform(ask: Ask, { accounts, write = false }: ConformOptions): Promise<Outcome> {
  const outcome: Outcome = { findings: [], reach: new Map(), questions: 0 }
  const counted: Ask = async (call, input, options) => {
    outcome.questions += 1
    return ask(call, input, options)
  }
  const members: Known[] = []
  // A server may still be starting; its first response is tested again below.
  for (let left = WAKE_TRIES; left > 0 && (await ask(callOf('reference.provinces'), {})).code === undefined; left -= 1)
    await new Promise((resolve) => setTimeout(resolve, WAKE_MS))
  for (const { account, password } of accounts) {
    const heard = await counted(callOf('auth.token'), { grantType: 'password', userType: 'PC', account, password })
    const token = (heard.data as { access_token?: unknown } | undefined)?.access_token
    for (const said of heard.code === BUSINESS_CODES.ok ? misfits(callOf('auth.token'), heard.data) : [])
      outcome.findings.push({ call: 'auth.token', probe: `sign-in of ${account}`, said })
    if (typeof token === 'string') members.push({ name: account, token, heard: new Map() })
    else outcome.findings.push({ call: 'auth.token', probe: `sign-in of ${account}`, said: wordsOf(heard) })
  }
  const isSignedIn = members.length > 0
  for (const call of CALLS) await oneCall(counted, call, members, write, outcome)
  if (isSignedIn) outcome.reach.set('auth.token', { reach: 'answered', codes: [BUSINESS_CODES.ok] })
  const told = (call: string, said: string) =>
    outcome.findings.push({ call, probe: 'a version that is not current', said })
  if (write) for (const member of members) await tryConflict(counted, member, (call, said) => void told(call, said))
  await endings(counted, accounts[0], outcome)
  return outcome
}

async function oneCall(ask: Ask, call: Call, members: Known[], write: boolean, outcome: Outcome): Promise<void> {
  if (CONTROLS.test(call.name)) {
    outcome.reach.set(call.name, { reach: 'control', codes: [] })
    return
  }
  const note = (probe: string, said: string) => outcome.findings.push({ call: call.name, probe, said })
  const isFit = (probe: string, heard: Heard): boolean => {
    for (const fault of heard.faults) note(probe, fault)
    return heard.faults.length === 0
  }
  await asGuest(ask, call, isFit, note)
  const codes: number[] = []
  const wrong = await withWrongInput(ask, call, members, isFit, note)
  if (wrong) codes.push(wrong)
  const tried = NEVER.has(call.name)
    ? { why: 'would end sessions or reach people' }
    : ((await withRightInput(ask, call, members, isFit, note)) ??
      (await trySample(ask, call, members, write, isFit, note)))
  const reach: Reach = tried.reach ?? 'guarded'
  outcome.reach.set(call.name, {
    reach,
    codes: [...codes, ...(tried.codes ?? [])],
    ...(tried.why && { why: tried.why }),
  })
}

type Fit = (probe: string, heard: Heard) => boolean
type Note = (probe: string, said: string) => void

async function asGuest(ask: Ask, call: Call, isFit: Fit, note: Note): Promise<void> {
  const heard = await ask(call, {})
  if (!isFit('as a guest', heard)) return
  const isEnded = heard.code === BUSINESS_CODES.sessionEnded
  if (OPEN.has(call.name) && isEnded) note('as a guest', 'asks for a sign-in although guests may call it')
  if (OPEN.has(call.name) || !isEnded) {
    if (!OPEN.has(call.name)) note('as a guest', `code ${heard.code}, not ${BUSINESS_CODES.sessionEnded}`)
    return
  }
  const chinese = await ask(call, {}, { token: 'no-such-token', language: 'zh-CN' })
  if (!isFit('with a token nobody has', chinese)) return
  if (chinese.code !== BUSINESS_CODES.sessionEnded) note('with a token nobody has', `code ${chinese.code}, not 4098`)
  const han = /\p{Script=Han}/u
  if (!han.test(chinese.message) || han.test(heard.message))
    note('as a guest', 'the message does not follow Accept-Language')
}

async function withWrongInput(
  ask: Ask,
  call: Call,
  members: Known[],
  isFit: Fit,
  note: Note,
): Promise<number | undefined> {
  const wrong = wrongFor(call.wire.input, call.method === 'GET')
  // Guests are rejected before their input is validated.
  if (!wrong || (members.length === 0 && !OPEN.has(call.name))) return undefined
  const heard = await ask(call, wrong, { ...(members[0] && { token: members[0].token }) })
  if (!isFit('wrong input', heard)) return undefined
  const fields = (heard.data as { fields?: unknown } | undefined)?.fields
  const isTold =
    Array.isArray(fields) &&
    fields.length > 0 &&
    fields.every(
      ({ field, message }: Record<string, unknown>) => typeof field === 'string' && typeof message === 'string',
    )
  if (heard.code !== BUSINESS_CODES.fieldErrors) note('wrong input', `code ${heard.code}, not 4001`)
  else if (!isTold) note('wrong input', '4001 without data.fields of {field, message}')
  return heard.code
}

async function withRightInput(
  ask: Ask,
  call: Call,
  members: Known[],
  isFit: Fit,
  note: Note,
): Promise<Tried | undefined> {
  const codes: number[] = []
  let why: string | undefined
  for (const member of members) {
    const input = await inputFor(ask, call, member)
    if (input === undefined) return undefined
    if (typeof input === 'string') {
      why = input
      continue
    }
    const heard = await ask(call, input, { token: member.token })
    if (!isFit('right input', heard)) return { codes }
    if (heard.code !== BUSINESS_CODES.ok) {
      codes.push(heard.code ?? 0)
      continue
    }
    member.heard.set(call.name, heard.data)
    for (const said of misfits(call, heard.data)) note('right input', said)
    if (call.name === 'reference.dictAll')
      for (const said of missingInDictionaries(heard.data)) note('what screens look up', said)
    return { reach: 'answered', codes: [BUSINESS_CODES.ok] }
  }
  if (codes.includes(BUSINESS_CODES.fault)) note('right input', 'answers 5000')
  return codes.length > 0
    ? { reach: 'refused', codes, why: 'no given account may, or nothing is in that state' }
    : { why: why ?? 'no account could sign in' }
}

/** Sign-out must end the sent token, and no other. */
async function endings(ask: Ask, account: Account | undefined, outcome: Outcome): Promise<void> {
  if (!account) return
  const note = (said: string) => outcome.findings.push({ call: 'auth.logout', probe: 'signing out', said })
  const body = { grantType: 'password', userType: 'PC', account: account.account, password: account.password }
  const pair = await ask(callOf('auth.token'), body)
  const token = (pair.data as { access_token?: unknown } | undefined)?.access_token
  if (typeof token !== 'string') return
  const before = await ask(callOf('member.currentUser'), {}, { token })
  if (before.code !== BUSINESS_CODES.ok) note(`a fresh token gives ${before.code}`)
  const out = await ask(callOf('auth.logout'), {}, { token })
  for (const said of [...out.faults, ...misfits(callOf('auth.logout'), out.data)]) note(said)
  const after = await ask(callOf('member.currentUser'), {}, { token })
  if (after.code !== BUSINESS_CODES.sessionEnded) note(`the token still gives ${after.code}`)
  if (out.code === BUSINESS_CODES.ok) outcome.reach.set('auth.logout', { reach: 'answered', codes: [200] })
}

function callOf(name: string): Call {
  const found = CALLS.find((call) => call.name === name)
  if (!found) throw new Error(`${name} is not in the contract`)
  return found
}

const wordsOf = ({ faults, code, message }: Heard): string =>
  faults.length > 0 ? faults.join('; ') : `code ${code}: ${message}`
