/** An integer within a range; one beyond it is clamped. */
export const wholeWithin =
  (least: number, most: number) =>
  (text: string): string | undefined =>
    /^-?\d{1,9}$/.test(text) ? String(Math.min(Math.max(Number(text), least), most)) : undefined

/** An existing date, as `2026-11-22`. */
export const dayIn = (text: string): string | undefined =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined

/** The code of a port. */
export const PORT_CODE = /^[A-Z]{2}[A-Z2-9]{3}$/

/** The code of a port, a rail terminal or an airport. */
export const PLACE_CODE = /^(?:[A-Z]{2}[A-Z2-9]{3}|[A-Z]{3})$/
