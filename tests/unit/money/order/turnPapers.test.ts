// @vitest-environment node
import { describe, expect, test } from 'vitest'
import type { OrderDetail } from '@/contract/money/order/schemas.ts'
import type { OrderSide, OrderStatus } from '@/contract/money/order/values.ts'
import { orderTurn } from '@/features/money/order/turn.ts'
import { orderIn } from './orders.ts'

describe('the next step of an order that waits for papers', () => {
  test('of the buyer is a draft to approve, then its instructions until their cut-off', () => {
    const at = (day: number) => `2027-01-0${day}T00:00:00.000Z`
    const sailing = { vessel: '', voyage: '', etd: at(8), eta: at(9) }
    const schedules = [{ laneNo: 1, sailing, cutOffs: { si: at(5) }, changes: [] }]
    const draft = { id: 'd', kind: 'BL_DRAFT', label: '', by: 'SELLER', version: 1, at: at(1), status: 'SENT' } as const
    const si = { ...draft, kind: 'SI', by: 'BUYER', status: undefined } as const
    const turnOf = (status: OrderStatus, side: OrderSide, facts: Partial<OrderDetail>, day = 4) =>
      orderTurn(orderIn(status, side, facts), Date.parse(at(day)))
    const asked = { by: 'me', step: 'SEND_PAPER', text: 'si', until: at(5) }
    expect(turnOf('PAID', 'BUYER', { schedules })).toEqual(asked)
    expect(turnOf('EXECUTING', 'BUYER', { schedules })).toEqual(asked)
    expect(turnOf('EXECUTING', 'BUYER', { schedules }, 6)?.text).toBe('report')
    const list = { ...si, kind: 'PACKING_LIST' } as const
    expect(turnOf('EXECUTING', 'BUYER', { schedules, documents: [si] })?.text).toBe('packingList')
    expect(turnOf('EXECUTING', 'BUYER', { schedules, documents: [si, list] })?.text).toBe('report')
    const drafts = { schedules, documents: [draft, si] }
    expect(turnOf('EXECUTING', 'BUYER', drafts)).toEqual({
      by: 'me',
      step: 'APPROVE_DRAFT',
      text: 'draft',
      until: at(5),
    })
    expect(turnOf('EXECUTING', 'BUYER', { documents: [{ ...draft, replacedAt: at(2) }] })?.text).toBe('report')
    expect(turnOf('EXECUTING', 'SELLER', drafts)?.text).toBe('report')
  })

  test('of the buyer of containers is their verified weight until its cut-off', () => {
    const at = (day: number) => `2027-01-0${day}T00:00:00.000Z`
    const schedules = [
      { laneNo: 1, sailing: { vessel: '', voyage: '', etd: at(8), eta: at(9) }, cutOffs: { vgm: at(6) }, changes: [] },
    ]
    const turnOf = (
      side: OrderSide,
      isoCodes: readonly string[],
      documents: OrderDetail['documents'] = [],
      day = 4,
    ) => {
      const boxes = isoCodes.map((isoCode) => ({ isoCode, qty: 1 }))
      return orderTurn(orderIn('PAID', side, { schedules, documents }, { boxes }), Date.parse(at(day)))
    }
    const sent = { id: 'd', kind: 'VGM', label: '', by: 'BUYER', version: 1, at: at(1) } as const
    expect(turnOf('BUYER', ['45G1'])).toEqual({ by: 'me', step: 'SEND_PAPER', text: 'vgm', until: at(6) })
    expect(turnOf('BUYER', ['45G1'], [], 7)?.text).toBe('start')
    expect(turnOf('BUYER', ['45G1'], [sent])?.text).toBe('start')
    expect(turnOf('BUYER', [])?.text).toBe('start')
    expect(turnOf('SELLER', ['45G1'])?.text).toBe('start')
  })
})
