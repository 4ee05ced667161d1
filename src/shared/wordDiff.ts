/** A run of words that is in both texts, in the new one only, or in the old one only. */
export interface Run {
  kind: 'same' | 'added' | 'removed'
  text: string
}

/** Chinese characters one by one, words of other scripts whole, blanks and signs one by one. */
const words = (text: string): string[] => text.match(/\p{Script=Han}|[\p{L}\p{N}]+|[^]/gu) ?? []

/** What became of a text, word by word: the longest common row of words stays, the rest was removed or added. */
export function wordDiff(before: string, after: string): Run[] {
  const [a, b] = [words(before), words(after)]
  const common = Array.from({ length: a.length + 1 }, () => new Uint16Array(b.length + 1))
  const at = (i: number, j: number): number => common[i]?.[j] ?? 0
  for (let i = a.length - 1; i >= 0; i--) {
    const row = common[i]
    if (!row) continue
    for (let j = b.length - 1; j >= 0; j--)
      row[j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
  }
  const runs: Run[] = []
  const push = (kind: Run['kind'], text: string | undefined): void => {
    const last = runs.at(-1)
    if (last?.kind === kind) last.text += text ?? ''
    else runs.push({ kind, text: text ?? '' })
  }
  let [i, j] = [0, 0]
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && a[i] === b[j]) {
      push('same', a[i])
      i++
      j++
    } else if (i < a.length && (j >= b.length || at(i + 1, j) >= at(i, j + 1))) push('removed', a[i++])
    else push('added', b[j++])
  }
  return runs
}
