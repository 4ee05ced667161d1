import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { FieldError } from '@/contract/envelope.ts'
import { createAnswerer } from '@mock/answer.ts'
import type { Caller, Deps } from '@mock/domain/deps.ts'
import { DomainError, notAllowed, refuseFields } from '@mock/domain/errors.ts'
import type { MarketRow } from '@mock/domain/rows.ts'
import type { Route } from '@mock/handlers/on.ts'
import { say } from '@mock/messages.ts'
import { memoryStore } from '@mock/store/memory.ts'
import { CannotSave } from '@mock/store/port.ts'
import { depsOver } from '../support/deps.ts'

const DAY = 24 * 3600_000
const CALLER: Caller = { memberId: 'm1', companyId: 'c1', sessionId: 's1', userType: 1, certification: 'APPROVED' }

let deps: Deps
let time: { now: number }
/** The inputs that the route was run with. */
let ran: unknown[]
let slept: number[]
let answer: (input: unknown, caller?: Caller, route?: Partial<Route> | null) => Promise<Said>
let atomically: (work: () => void) => Promise<void>

interface Said {
  status: number
  code: number
  message: string
  data?: { run?: number; fields?: FieldError[] }
}

beforeEach(() => {
  const store = memoryStore()
  ;({ deps, time } = depsOver(store))
  ran = []
  slept = []
  atomically = async (work) => store.atomically(work)
  const answerer = createAnswerer(store, deps, async (ms) => void slept.push(ms))
  const counting: Route = { key: 'POST /it', control: false, run: async (_, input) => ({ run: ran.push(input) }) }
  answer = async (input, caller, route = {}) => {
    const response = await answerer.answer(deps, route ? { ...counting, ...route } : undefined, input, () => caller)
    return { status: response.status, ...((await response.json()) as Omit<Said, 'status'>) }
  }
})

describe('the same request number', () => {
  const send = async (part: object, caller: Caller | undefined = CALLER) =>
    answer({ requestNo: 'once', ...part }, caller)
  /** Whether the second content is taken for a repetition of the first. */
  const isRepeated = async (first: object, second: object) => {
    await send(first)
    const { code, data } = await send(second)
    return code === 200 && data?.run === 1
  }

  it('is done once for one person, and does not tie two people', async () => {
    expect((await send({})).data).toEqual({ run: 1 })
    expect((await send({})).data).toEqual({ run: 1 })
    expect((await send({}, { ...CALLER, memberId: 'm2' })).data).toEqual({ run: 2 })
  })

  it('means nothing from a guest, of whom nobody knows who it is, nor where it is no text', async () => {
    const guest = async () => answer({ requestNo: 'once' })
    expect([await guest(), await guest()].map(({ data }) => data?.run)).toEqual([1, 2])
    const numbered = async () => send({ requestNo: 7 })
    expect([await numbered(), await numbered()].map(({ data }) => data?.run)).toEqual([3, 4])
    expect(deps.rows.answers.count()).toBe(0)
  })

  it.each<[string, object, object]>([
    ['fields in another order', { a: 1, deep: { x: 1, y: 2 } }, { deep: { y: 2, x: 1 }, a: 1 }],
    ['a field that is empty', { a: null }, { a: null }],
    ['a list', { a: ['x', 'y'] }, { a: ['x', 'y'] }],
  ])('with %s is the same content', async (_, first, second) => expect(await isRepeated(first, second)).toBe(true))

  it.each<[string, object, object]>([
    ['another amount', { a: 5 }, { a: 6 }],
    ['another text', { a: 'x' }, { a: 'y' }],
    ['a field that is empty now', { a: {} }, { a: null }],
    ['a list in another order', { a: ['x', 'y'] }, { a: ['y', 'x'] }],
    ['fields instead of a list', { a: ['x', 'y'] }, { a: { 0: 'x', 1: 'y' } }],
    ['another field deep inside', { a: [{ b: { c: 1 } }] }, { a: [{ b: { c: 2 } }] }],
  ])('with %s is refused', async (_, first, second) => {
    await send(first)
    expect((await send(second)).code).toBe(4008)
    expect(ran).toHaveLength(1)
  })

  it('is answered from what was kept before contents were', async () => {
    await send({ a: 1 })
    await atomically(() => {
      for (const { digest: _, ...kept } of deps.rows.answers.all()) deps.rows.answers.put(kept)
    })
    expect((await send({ a: 2 })).data).toEqual({ run: 1 })
  })

  it('is remembered for seven days to the millisecond, and forgotten with the next intent after that', async () => {
    const other = async (requestNo: string) => answer({ requestNo }, CALLER)
    await send({})
    time.now += 7 * DAY
    await other('then')
    expect((await send({})).data?.run).toBe(1)
    time.now += 1
    await other('later')
    expect((await send({})).data?.run).toBe(4)
  })
})

describe('a call', () => {
  it.each([[null], ['text'], [5], [{ any: 'thing' }]])(
    'with %j and no request number is done each time',
    async (input) => {
      await answer(input, CALLER)
      expect((await answer(input, CALLER)).data).toEqual({ run: 2 })
      expect(ran).toEqual([input, input])
    },
  )

  it('whose body cannot be read is refused before anything is done', async () => {
    expect(await answer(undefined, CALLER)).toMatchObject({
      code: 4001,
      data: { fields: [{ field: '', message: 'The request body could not be read' }] },
    })
    expect(ran).toEqual([])
  })

  it.each([
    ['with what it wrote taken back', notAllowed(), 0],
    ['with what it wrote kept where the refusal says so', new DomainError(4012, 'smsDayLimit', { keep: true }), 1],
  ])('is refused %s', async (_, refusal, kept) => {
    const run: Route['run'] = async () => {
      deps.rows.counters.put({ id: 'tries', times: [] })
      throw refusal
    }
    const { code, message } = await answer({}, CALLER, { run })
    expect([code, message]).toEqual([refusal.code, say(refusal.key, 'en-US')])
    expect(deps.rows.counters.count()).toBe(kept)
  })

  it('that breaks takes back what it wrote and is a fault, said once to who runs the server', async () => {
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const broken = new Error('broken')
    const run: Route['run'] = async () => {
      deps.rows.counters.put({ id: 'tries', times: [] })
      throw broken
    }
    expect((await answer({}, CALLER, { run })).code).toBe(5000)
    expect(deps.rows.counters.count()).toBe(0)
    expect(complaint.mock.calls).toEqual([['mock: unexpected failure', broken]])
  })

  it('that does not exist is 4004, and one whose work cannot be kept 5003', async () => {
    expect(await answer({}, CALLER, null)).toMatchObject({ code: 4004, message: 'No such endpoint' })
    const run: Route['run'] = async () => {
      throw new CannotSave(new Error('full'))
    }
    expect(await answer({}, CALLER, { run })).toEqual({ status: 200, code: 5003, message: say('cannotSave', 'en-US') })
  })

  it('that is refused at fields says the allowed value next to the one sent, where there is one', async () => {
    const run: Route['run'] = async () => {
      throw refuseFields([
        { field: 'size', key: 'notAllowed', nearest: '100' },
        { field: 'sort', key: 'notAllowed' },
      ])
    }
    const message = 'You do not have permission for this'
    expect((await answer({}, CALLER, { run })).data).toEqual({
      fields: [
        { field: 'size', message, nearest: '100' },
        { field: 'sort', message },
      ],
    })
  })

  it('whose refusal carries nothing has no data, whose refusal carries something has that', async () => {
    const refused = async (data?: Record<string, unknown>) =>
      answer({}, CALLER, {
        run: async () => {
          throw notAllowed('notAllowed', data)
        },
      })
    expect(await refused()).toEqual({ status: 200, code: 4003, message: 'You do not have permission for this' })
    expect((await refused({ run: 7 })).data).toEqual({ run: 7 })
  })
})

describe('an injected fault', () => {
  const inject = async (faults: Partial<MarketRow['faults']>) =>
    atomically(() => {
      const none = { delayMs: 0, errorPct: 0, endSessions: false }
      deps.rows.market.put({ id: 'market', faults: { ...none, ...faults } } as MarketRow)
    })
  const drawing = (number: number) => void (deps.chance = { ...deps.chance, number: () => number })

  it('delays an answer by what was asked for, and nothing waits where none was', async () => {
    await answer({})
    expect(slept).toEqual([])
    await inject({ delayMs: 1 })
    await answer({})
    expect(slept).toEqual([1])
  })

  it.each([
    [0, 0, 200],
    [0.3, 30, 200],
    [0.29, 30, 5000],
    [0.999, 100, 5000],
  ])('after a draw of %d of 1 at %d percent answers %d', async (drawn, errorPct, code) => {
    await inject({ errorPct })
    drawing(drawn)
    expect((await answer({})).code).toBe(code)
  })

  it('leaves the controls alone', async () => {
    await inject({ delayMs: 700, errorPct: 100 })
    expect((await answer({}, undefined, { control: true })).code).toBe(200)
    expect(slept).toEqual([])
  })
})
