import type { tariffCopyZhCN } from '../copy/messages/zh-CN.ts'

type CopyId = keyof typeof tariffCopyZhCN
type After<Id, Stem extends string> = Id extends `${Stem}${infer Rest}` ? Rest : never

/** Ids of result lines; their texts are in the messages that are copied in both languages. */
export type LineId = After<CopyId, 'tariffCopy.line.'>

/** One figure of a result: its calculation, value and unit. */
export interface ResultLine {
  id: LineId
  sum: string
  figure: string
  unit: string
  /** True for the final figure. */
  isTotal?: boolean | undefined
}
