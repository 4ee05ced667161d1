import type { tariffCopyZhCN } from '../copy/messages/zh-CN.ts'

type CopyId = keyof typeof tariffCopyZhCN
type After<Id, Stem extends string> = Id extends `${Stem}${infer Rest}` ? Rest : never

/** Names of the lines that results are made of; the words are in the catalogue that is copied in both languages. */
export type LineId = After<CopyId, 'tariffCopy.line.'>

/** One figure of a result: how it came about in figures, and what came out, with its unit. */
export interface ResultLine {
  id: LineId
  sum: string
  figure: string
  unit: string
  /** The figure that was asked for. */
  isTotal?: boolean | undefined
}
