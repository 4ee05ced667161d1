/** Runs pieces of work one after the other, in the order they came. */
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
