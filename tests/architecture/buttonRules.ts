import { parseSync } from 'vite'

const BUTTONS = /^(Button|LinkButton|ActionButton|CertifiedButton)$/
const CONFIRMS = /^(confirmText|submitText)$/

interface Node {
  type: string
  [key: string]: unknown
}

const children = (node: object): unknown[] => Object.values(node)

/** Ids of the texts that `t` is asked for below a node. */
export function asked(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(asked)
  if (typeof node !== 'object' || node === null) return []
  const { type, callee, arguments: given } = node as Node & { callee?: { name?: string }; arguments?: Node[] }
  if (type !== 'CallExpression' || callee?.name !== 't') return children(node).flatMap(asked)
  const [id] = given ?? []
  const choices = id?.type === 'ConditionalExpression' ? [id['consequent'], id['alternate']] : [id]
  return (choices as (Node | undefined)[]).flatMap((one) =>
    one?.type === 'Literal' && typeof one['value'] === 'string' ? [one['value']] : [],
  )
}

/** Ids of the texts inside the buttons of a file, and of those that a dialog's button gets as an attribute. */
export function buttonTexts(file: string, source: string): string[] {
  const visit = (node: unknown): string[] => {
    if (Array.isArray(node)) return node.flatMap(visit)
    if (typeof node !== 'object' || node === null) return []
    const { type, openingElement, name } = node as Node & {
      openingElement?: { name: { name?: string } }
      name?: { name?: string }
    }
    const isButton = type === 'JSXElement' && BUTTONS.test(openingElement?.name.name ?? '')
    const isConfirm = type === 'JSXAttribute' && CONFIRMS.test(name?.name ?? '')
    const inside = isButton ? asked((node as Node)['children']) : isConfirm ? asked((node as Node)['value']) : []
    return [...inside, ...children(node).flatMap(visit)]
  }
  return visit(parseSync(file, source).program)
}

/** At most three words, or six Chinese characters (a Latin word counts as one), and no full stop; values count not. */
export function isButtonText(text: string): boolean {
  const plain = text.replaceAll(/\{[^{}]*(\{[^{}]*\}[^{}]*)*\}/g, ' ').replaceAll(/[“”‘’（）()：:，,]/g, ' ')
  if (/[.。]\s*$/.test(plain)) return false
  if (!/\p{Script=Han}/u.test(plain)) return plain.split(/\s+/).filter(Boolean).length <= 3
  return (plain.match(/\p{Script=Han}|[A-Za-z]+/gu) ?? []).length <= 6
}
