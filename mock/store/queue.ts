/** Runs tasks sequentially, in order of arrival. */
export function createQueue(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve()
  return async (work) => {
    const before = last
    const mine = (async () => {
      await before.catch(() => undefined)
      return work()
    })()
    last = mine
    return mine
  }
}
