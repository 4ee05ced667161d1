import { describe, expect, it } from 'vitest'
import { fitsLane } from '@/contract/trade/tender/laneSailing.ts'

const sailing = { pol: 'USLAX', pod: 'CNSHA', etd: '2026-12-03T22:00:00-08:00' }
const lane = { pol: 'USLAX', pod: 'CNSHA', etdFrom: '2026-12-03', etdTo: '2026-12-03' }

describe('a sailing fits the lane that was begun with it', () => {
  it('on the day of its port', () => {
    expect(fitsLane(sailing, lane)).toBe(true)
    expect(fitsLane(sailing, { ...lane, etdFrom: '2026-12-04', etdTo: '2026-12-04' })).toBe(false)
    expect(fitsLane(sailing, { ...lane, etdTo: '2026-12-02', etdFrom: '2026-12-01' })).toBe(false)
  })

  it('as long as dates are open', () => {
    expect(fitsLane(sailing, { ...lane, etdFrom: undefined, etdTo: '' })).toBe(true)
  })

  it('not between other ports', () => {
    expect(fitsLane(sailing, { ...lane, pod: 'CNNGB' })).toBe(false)
    expect(fitsLane(sailing, { ...lane, pol: undefined })).toBe(false)
  })

  it('as it was planned, too, but not by an earlier arrival', () => {
    const late = { ...sailing, etd: '2026-12-05T22:00:00-08:00' }
    const from = sailing.etd
    expect(fitsLane({ ...late, changed: { field: 'etd', from } }, lane)).toBe(true)
    expect(fitsLane({ ...late, changed: { field: 'eta', from } }, lane)).toBe(false)
  })
})
