import { parseSync } from 'vite'

const FLIPPED = { '===': '!==', '!==': '===', '<': '<=', '<=': '<', '>': '>=', '>=': '>' }
const CALLS = { some: 'every', every: 'some', plus: 'minus', minus: 'plus', lt: 'lte', lte: 'lt', gt: 'gte', gte: 'gt' }

/**
 * The mutations that a test should detect, one at a time: a condition that is never true, a comparison inverted or off
 * by one, `and` for `or`, some for every, plus for minus. Returns `{ line, was, is, code }` of each.
 */
export function mutantsOf(code) {
  const found = []
  const add = (start, end, is) =>
    found.push({
      line: code.slice(0, start).split('\n').length,
      was: code.slice(start, end).replaceAll(/\s+/g, ' '),
      is,
      code: code.slice(0, start) + is + code.slice(end),
    })
  walk(parseSync('module.ts', code).program, (node) => {
    if (node.type === 'IfStatement') add(node.test.start, node.test.end, 'false')
    if (node.type === 'LogicalExpression' && node.operator !== '??')
      swapOperator(node, node.operator === '&&' ? '||' : '&&')
    if (node.type === 'BinaryExpression' && FLIPPED[node.operator]) swapOperator(node, FLIPPED[node.operator])
    if (node.type === 'CallExpression' && node.callee.type === 'MemberExpression') {
      const { property } = node.callee
      if (CALLS[property.name]) add(property.start, property.end, CALLS[property.name])
    }
  })
  return found

  function swapOperator(node, operator) {
    const start = code.indexOf(node.operator, node.left.end)
    add(start, start + node.operator.length, operator)
  }
}

function walk(node, visit) {
  if (Array.isArray(node)) return node.forEach((part) => walk(part, visit))
  if (typeof node !== 'object' || node === null || typeof node.type !== 'string') return
  visit(node)
  for (const part of Object.values(node)) if (typeof part === 'object') walk(part, visit)
}
