/** The answers of a function, made once; the oldest are forgotten, so that memory stays bounded. */
export function lastAnswers<Value>(most: number): (key: string, make: () => Value) => Value {
  const answers = new Map<string, Value>()
  return (key, make) => {
    const known = answers.get(key)
    if (known !== undefined) return known
    const value = make()
    answers.set(key, value)
    if (answers.size > most) for (const oldest of [...answers.keys()].slice(0, most / 4)) answers.delete(oldest)
    return value
  }
}
