/** Readable numbers of seeded objects, counted per day. */
export interface Numbers {
  /** E.g. `ZB20261121-0007`; the part after the letters is unique within its kind. */
  next: (prefix: 'ZB' | 'BJ' | 'DD' | 'ZF', at: number) => string
  /** Receipt number of a submitted bid. */
  receipt: (at: number) => string
}

export function createNumbers(): Numbers {
  const last = new Map<string, number>()
  const count = (stem: string) => {
    const next = (last.get(stem) ?? 0) + 1
    last.set(stem, next)
    return next
  }
  const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10).replaceAll('-', '')
  return {
    next: (prefix, at) => {
      const stem = `${prefix}${dayOf(at)}-`
      return `${stem}${String(count(stem)).padStart(4, '0')}`
    },
    receipt: (at) => {
      const stem = `HZ${dayOf(at)}-`
      return `${stem}${count(stem).toString(36).toUpperCase().padStart(6, '0')}`
    },
  }
}
