import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Row, Store } from '@mock/store/port.ts'
import { PLACES, type Place } from './adapters.ts'

interface Box extends Row {
  size: number
  tags?: string[]
}

describe.each(Object.keys(PLACES))('the %s store', (kind) => {
  let place: Place
  let store: Store
  const boxes = () => store.table<Box>('boxes')
  const put = async (...rows: Box[]) => store.atomically(() => rows.forEach((row) => boxes().put(row)))

  beforeEach(async () => {
    const make = PLACES[kind]
    if (!make) throw new Error(kind)
    place = make()
    store = await place.open()
  })
  afterEach(async () => {
    await store.close()
    place.remove()
  })

  it('gives back what was put, and nothing for an unknown id', async () => {
    await put({ id: 'a', size: 20 })
    expect(boxes().get('a')).toEqual({ id: 'a', size: 20 })
    expect(boxes().get('b')).toBeUndefined()
  })

  it('keeps a copy that nobody can change by accident, and hands it out as often as it is asked', async () => {
    const mine: Box = { id: 'a', size: 20, tags: ['x'] }
    await put(mine)
    mine.tags?.push('y')
    expect(() => boxes().get('a')?.tags?.push('z')).toThrow(TypeError)
    expect(() => boxes().all()[0]?.tags?.push('w')).toThrow(TypeError)
    expect(boxes().get('a')).toEqual({ id: 'a', size: 20, tags: ['x'] })
    expect(boxes().get('a')).toBe(boxes().all()[0])
  })

  it('keeps tables apart, and picks rows by a condition', async () => {
    await put({ id: 'a', size: 20 }, { id: 'b', size: 40 })
    await store.atomically(() => store.table('ships').put({ id: 'a' }))
    expect(boxes().all((box) => box.size > 30)).toEqual([{ id: 'b', size: 40 }])
    expect(boxes().all()).toHaveLength(2)
    expect([boxes().count(), boxes().count((box) => box.size > 30)]).toEqual([2, 1])
  })

  it('hands out the same list of a field until one of its rows changes, so that what follows from it can be kept', async () => {
    await put({ id: 'a', size: 20 }, { id: 'b', size: 40 })
    const [small, large] = [boxes().of('size', 20), boxes().of('size', 40)]
    expect([Object.isFrozen(small), boxes().of('size', 20) === small]).toEqual([true, true])
    const isAsBefore = () => [boxes().of('size', 20) === small, boxes().of('size', 40) === large]
    await put({ id: 'c', size: 40, tags: ['x'] })
    expect(isAsBefore()).toEqual([true, false])
    await put({ id: 'a', size: 20, tags: ['y'] })
    expect(isAsBefore()).toEqual([false, false])
    expect([small, boxes().of('size', 20)]).toEqual([[{ id: 'a', size: 20 }], [{ id: 'a', size: 20, tags: ['y'] }]])
  })

  it('finds rows by a field, also after they changed, were removed, taken back and cleared', async () => {
    await put({ id: 'a', size: 20 }, { id: 'b', size: 40 }, { id: 'c', size: 20 })
    const of = (size: number) =>
      boxes()
        .of('size', size)
        .map((box) => box.id)
    expect([of(20), of(40), of(45)]).toEqual([['a', 'c'], ['b'], []])
    await put({ id: 'a', size: 45 })
    await store.atomically(() => boxes().remove('c'))
    expect([of(20), of(40), of(45)]).toEqual([[], ['b'], ['a']])
    const work = store.atomically(() => {
      boxes().put({ id: 'b', size: 20 })
      boxes().remove('a')
      throw new Error('no')
    })
    await expect(work).rejects.toThrow('no')
    expect([of(20), of(40), of(45)]).toEqual([[], ['b'], ['a']])
    await store.atomically(() => {
      store.clear()
      boxes().put({ id: 'd', size: 20 })
      expect([of(20), of(40)]).toEqual([['d'], []])
    })
    boxes().of('size', 20)[0]?.tags?.push('z')
    expect(boxes().of('size', 20)).toEqual([{ id: 'd', size: 20 }])
  })

  it('finds rows by bounds of a field, and none by a bound that is not a number', async () => {
    await put({ id: 'a', size: 3 }, { id: 'b', size: 1 }, { id: 'c', size: 2 })
    const idsIn = (size: { from?: number; to?: number }) =>
      boxes()
        .within({ size })
        .all()
        .map(({ id }) => id)
        .toSorted()
    expect([idsIn({ to: 2 }), idsIn({ from: 2 }), idsIn({ from: 2, to: 2 })]).toEqual([['b', 'c'], ['a', 'c'], ['c']])
    expect([idsIn({ to: Number.NaN }), idsIn({ from: Number.NaN })]).toEqual([[], []])
  })

  it('cuts a part out of an order and says how many there are', async () => {
    await put({ id: 'a', size: 3 }, { id: 'b', size: 1 }, { id: 'c', size: 2 }, { id: 'd', size: 9 })
    const part = boxes().part(
      (box) => box.size < 5,
      (a, b) => a.size - b.size,
      1,
      2,
    )
    expect(part).toEqual({
      rows: [
        { id: 'c', size: 2 },
        { id: 'a', size: 3 },
      ],
      total: 3,
    })
  })

  it('replaces and removes rows', async () => {
    await put({ id: 'a', size: 20 })
    await put({ id: 'a', size: 45 })
    expect(boxes().all()).toEqual([{ id: 'a', size: 45 }])
    await store.atomically(() => boxes().remove('a'))
    expect(boxes().all()).toEqual([])
  })

  it('takes everything back when the work throws', async () => {
    await put({ id: 'a', size: 20 }, { id: 'gone', size: 1 })
    const work = store.atomically(() => {
      boxes().put({ id: 'a', size: 40 })
      boxes().put({ id: 'b', size: 40 })
      boxes().remove('gone')
      throw new Error('no')
    })
    await expect(work).rejects.toThrow('no')
    expect(boxes().get('a')?.size).toBe(20)
    expect(boxes().get('b')).toBeUndefined()
    expect(boxes().get('gone')).toBeDefined()
  })

  it('takes a clear back too, with what was put before and after it', async () => {
    await put({ id: 'a', size: 20 })
    const work = store.atomically(() => {
      boxes().put({ id: 'b', size: 1 })
      store.clear()
      boxes().put({ id: 'c', size: 1 })
      throw new Error('no')
    })
    await expect(work).rejects.toThrow('no')
    expect(boxes().all()).toEqual([{ id: 'a', size: 20 }])
  })

  it('refuses a write outside a piece of work', () => {
    expect(() => boxes().put({ id: 'a', size: 1 })).toThrow('atomically')
  })

  it('runs pieces of work one after the other, waits inside included', async () => {
    await put({ id: 'n', size: 0 })
    const addOne = async () =>
      store.atomically(async () => {
        const size = boxes().get('n')?.size ?? 0
        await new Promise((resolve) => {
          setTimeout(resolve, 1)
        })
        boxes().put({ id: 'n', size: size + 1 })
      })
    await Promise.all(Array.from({ length: 20 }, addOne))
    expect(boxes().get('n')?.size).toBe(20)
  })

  it('keeps what it acknowledged for the next opening, and forgets what was cleared', async () => {
    await put({ id: 'a', size: 20 }, { id: 'b', size: 40 })
    await store.atomically(() => boxes().remove('b'))
    await store.close()
    store = await place.open()
    expect(boxes().all()).toEqual(place.keeps ? [{ id: 'a', size: 20 }] : [])
    await store.atomically(() => {
      store.clear()
      boxes().put({ id: 'c', size: 1 })
    })
    await store.close()
    store = await place.open()
    expect(boxes().all()).toEqual(place.keeps ? [{ id: 'c', size: 1 }] : [])
  })

  it('opens again with a row that holds one part twice, and keeps a long text that several rows have', async () => {
    await put({ id: 'a', size: 20, tags: ['a text that several rows hold'] })
    // A part that is stored already is not copied again.
    const stored = boxes().get('a')
    if (!stored) throw new Error('Nothing is stored')
    const twice = { ...stored, id: 'b', other: stored.tags }
    await put(twice)
    await store.close()
    store = await place.open()
    expect(boxes().all()).toEqual(place.keeps ? [stored, twice] : [])
  })
})
