type Language = 'zh' | 'en'

/** Note below every article of the demo market. */
const SAMPLE = {
  zh: '本文为演示用示例内容，文中的企业、船舶、数值与日期均为虚构，请勿据此作出业务决定。',
  en: 'Sample content for demonstration. Companies, vessels, figures and dates are invented; do not base business decisions on them.',
} as const

const inline = (text: string): string =>
  text.replace(/\*\*(.+?)\*\*/g, '<strong>$1</strong>').replace(/\[(.+?)\]\((.+?)\)/g, '<a href="$2">$1</a>')

const cells = (line: string, tag: 'th' | 'td'): string =>
  line
    .slice(2)
    .split(' | ')
    .map((cell) => `<${tag}>${inline(cell)}</${tag}>`)
    .join('')

/** Block type of a line, and its content. */
function partOf(line: string, isFirst: boolean): [block: string, part: string] {
  if (line.startsWith('## ')) return ['', `<h2>${inline(line.slice(3))}</h2>`]
  if (line.startsWith('> ')) return ['', `<blockquote><p>${inline(line.slice(2))}</p></blockquote>`]
  if (line.startsWith('- ')) return ['ul', `<li>${inline(line.slice(2))}</li>`]
  if (line.startsWith('1. ')) return ['ol', `<li>${inline(line.slice(3))}</li>`]
  if (line.startsWith('| '))
    return ['table', isFirst ? `<thead><tr>${cells(line, 'th')}</tr></thead>` : `<tr>${cells(line, 'td')}</tr>`]
  return ['', `<p>${inline(line)}</p>`]
}

/** Markup of a body; see `Telling` for what a line is. */
export function markup(lines: readonly string[]): string {
  let open = ''
  let html = ''
  for (const line of lines) {
    const [block] = partOf(line, false)
    if (block !== open) html += `${open && `</${open}>`}${block && `<${block}>`}`
    html += partOf(line, block !== open)[1]
    open = block
  }
  return html + (open && `</${open}>`)
}

/** A body with the note that it is invented. */
export const withSample = (body: string, language: Language): string => `${body}<hr><p><em>${SAMPLE[language]}</em></p>`
