import type { ResultLine } from '../sums/line.ts'
import { tariffCopyEnUS } from './messages/en-US.ts'
import { tariffCopyZhCN } from './messages/zh-CN.ts'

/** Headings of results. */
export type HeadingId = 'landed' | 'rebate' | 'volume' | 'time'

/** A result as plain text for e-mail and chats, in Chinese and then in English; `notes` are lines without words of a language. */
export function resultText(heading: HeadingId, lines: readonly ResultLine[], notes: readonly string[]): string {
  return [tariffCopyZhCN, tariffCopyEnUS]
    .map((words) =>
      [
        words[`tariffCopy.heading.${heading}`],
        ...notes,
        ...lines.map(({ id, sum, figure, unit }) =>
          [`${words[`tariffCopy.line.${id}`]}: ${sum ? `${sum} = ` : ''}${figure}`, unit].filter(Boolean).join(' '),
        ),
        words['tariffCopy.reference'],
      ].join('\n'),
    )
    .join('\n\n')
}
