import type { Container } from '@/contract/money/order/after/schemas.ts'
import { CONTAINER_NO_MAX } from '@/contract/money/order/values.ts'
import { normalizeContainerNo } from '@/contract/validation.ts'

/** Formats containers as lines: number, type, seal. */
export function linesOf(boxes: readonly Container[]): string {
  return boxes.map(({ no, isoCode, sealNo }) => [no, isoCode, sealNo].filter(Boolean).join(' ')).join('\n')
}

/**
 * Parses containers from lines: a word that is a type of this order is the type, another one after the number is the
 * seal.
 */
export function boxesFrom(text: string, types: readonly string[]): Container[] {
  return text
    .split('\n')
    .map((line) => line.trim().split(/[\s,;]+/))
    .filter(([no = '']) => no !== '')
    .map(([no = '', ...rest]) => {
      const isoCode = rest.find((word) => types.includes(word.toUpperCase()))?.toUpperCase() ?? types[0] ?? ''
      const sealNo = rest.find((word) => !types.includes(word.toUpperCase()))
      return {
        no: normalizeContainerNo(no).slice(0, CONTAINER_NO_MAX),
        isoCode,
        ...(sealNo && { sealNo: sealNo.slice(0, CONTAINER_NO_MAX) }),
      }
    })
}

const pad = (value: number): string => String(value).padStart(2, '0')

/** Formats a time (ms) for `datetime-local`, in the user's time zone. */
export function localInput(ms: number): string {
  const date = new Date(ms)
  const day = `${date.getFullYear()}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`
  return `${day}T${pad(date.getHours())}:${pad(date.getMinutes())}`
}

/** Parses a `datetime-local` value to an instant; blank if empty. */
export function instantOf(text: string): string {
  const date = new Date(text)
  return Number.isNaN(date.getTime()) ? '' : date.toISOString()
}

const MINUTE_MS = 60_000

/** A typed minute stands for all of it: in the minute of `earliest` it is that instant, not one before it. */
export function notBefore(at: string, earliest: string | undefined): string {
  if (at === '' || earliest === undefined) return at
  const late = Date.parse(earliest) - Date.parse(at)
  return late > 0 && late < MINUTE_MS ? earliest : at
}
