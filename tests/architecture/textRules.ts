import { parseSync } from 'vite'

/** Chinese characters. */
export const HAN = /\p{Script=Han}/u
/** A misspelling in the owner's Spec that is part of the paths. */
export const MISSPELT = /Detial/

const ATTRIBUTES = new Set(['title', 'placeholder', 'alt', 'aria-label', 'label'])
/** Two or more letters; codes of the trade (ETD, TEU, CNY) are the same in both languages. */
const WORD = /(?!\b[A-Z]{2,5}\b)\b\p{L}{2,}/u

interface Node {
  type: string
  value?: unknown
  name?: { name?: string }
  [key: string]: unknown
}

/** Literal texts in markup instead of a catalogue: JSX text, and literals in attributes that users read or hear. */
export function bareTexts(file: string, text: string): string[] {
  const found: string[] = []
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) return node.forEach(visit)
    if (typeof node !== 'object' || node === null || !('type' in node)) return
    const one = node as Node
    if (one.type === 'JSXText' && typeof one.value === 'string' && WORD.test(one.value)) found.push(one.value.trim())
    if (one.type === 'JSXAttribute' && ATTRIBUTES.has(one.name?.name ?? '')) found.push(...wordsOf(one.value))
    Object.values(one).forEach(visit)
  }
  visit(parseSync(file, text).program)
  return found
}

/** Literal words of an attribute value: a string, or the fixed parts of a template. */
function wordsOf(value: unknown): string[] {
  const node = value as Node | null
  if (node?.type === 'Literal') return typeof node.value === 'string' && WORD.test(node.value) ? [node.value] : []
  if (node?.type !== 'JSXExpressionContainer') return []
  const inner = node['expression'] as Node
  if (inner.type === 'Literal') return wordsOf(inner)
  if (inner.type !== 'TemplateLiteral') return []
  return (inner['quasis'] as { value: { raw: string } }[])
    .map((part) => part.value.raw)
    .filter((part) => WORD.test(part))
}
