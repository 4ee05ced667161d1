import { describe, expect, it } from 'vitest'
import {
  changeCredit,
  closeCredit,
  grantCredit,
  myCredits,
  refuseCredit,
  requestCredit,
} from '@mock/domain/money/credit/line.ts'
import type { Deps } from '@mock/domain/deps.ts'
import type { OrderRow } from '@mock/domain/tradeRows.ts'
import { overNothing, personOf, putCompany, refusalOf } from '../support/rows.ts'

const buyer = personOf('buyer')
const seller = personOf('seller', { userType: 2 })
const stranger = personOf('stranger')
const requestNo = 'request-0001'
const NOTE = 'Call 13800138000, we pay on time'
const asked = { sellerId: 'seller', currency: 'USD', limit: '5000', monthly: '2000', note: NOTE, requestNo } as const

/** An order between the two in a status. */
function putOrder(deps: Deps, status: OrderRow['status']): void {
  const row = { id: 'o1', no: 'DD1', buyerId: 'buyer', sellerId: 'seller', status, lanes: [], events: [] }
  deps.rows.orders.put(row as unknown as OrderRow)
}
function dealt(deps: Deps, status: OrderRow['status'] = 'CANCELLED'): void {
  for (const id of ['buyer', 'seller', 'stranger']) putCompany(deps, id)
  putOrder(deps, status)
}

describe('a credit line', () => {
  it(
    'can be asked of those one has dealt with only, once at a time, for amounts and with grounds',
    overNothing((deps) => {
      dealt(deps)
      expect(refusalOf(() => requestCredit(deps, { ...asked, sellerId: 'stranger' }, buyer))).toBe(4004)
      expect(refusalOf(() => requestCredit(deps, { ...asked, sellerId: 'buyer' }, buyer))).toBe(4004)
      expect(refusalOf(() => requestCredit(deps, { ...asked, limit: '0' }, buyer))).toBe(4001)
      expect(refusalOf(() => requestCredit(deps, { ...asked, note: 'short' }, buyer))).toBeUndefined()
      expect(refusalOf(() => requestCredit(deps, asked, buyer))).toBe(4009)
    }),
  )

  it(
    'shows no contact before a deal, and all after it',
    overNothing((deps) => {
      dealt(deps)
      expect(requestCredit(deps, asked, buyer).asked?.note).toBe(NOTE)
      const read = () => myCredits(deps, {}, seller).records[0]?.asked?.note
      expect(read()).not.toContain('13800138000')
      putOrder(deps, 'EXECUTING')
      expect(read()).toBe(NOTE)
    }),
  )

  it(
    'is asked for with papers of the buyer, which the seller reads until it has decided, and nobody else',
    overNothing((deps) => {
      dealt(deps)
      const name = 'accounts 13800138000.pdf'
      for (const [id, companyId] of [
        ['f1', 'buyer'],
        ['f2', 'stranger'],
      ] as const)
        deps.rows.files.put({
          id,
          companyId,
          name,
          url: `/files/${id}`,
          size: 100,
          type: 'application/pdf',
          base64: '',
        })
      expect(refusalOf(() => requestCredit(deps, { ...asked, papers: [{ id: 'f2' }] }, buyer))).toBe(4001)
      expect(deps.rows.credits.all()).toEqual([])
      const { id, version } = requestCredit(deps, { ...asked, papers: [{ id: 'f1' }] }, buyer)
      const read = (caller = seller) => myCredits(deps, {}, caller).records[0]?.asked?.papers?.map((file) => file.name)
      expect([read(buyer), read(stranger)]).toEqual([[name], undefined])
      expect(read()?.[0]).toMatch(/^accounts /)
      expect(read()?.[0]).not.toContain('13800138000')
      putOrder(deps, 'EXECUTING')
      expect(read()).toEqual([name])
      grantCredit(deps, { id, version, limit: '4000', validTo: '2027-06-30', note: '', requestNo }, seller)
      expect([read(), read(buyer)]).toEqual([undefined, undefined])
    }),
  )

  it(
    'is granted, changed, asked to be more and closed by the right side in the right version',
    overNothing((deps) => {
      dealt(deps)
      const { id, version } = requestCredit(deps, asked, buyer)
      const grant = { id, limit: '4000', validTo: '2027-06-30', note: '', requestNo }
      expect(refusalOf(() => grantCredit(deps, { ...grant, version }, stranger))).toBe(4004)
      expect(refusalOf(() => grantCredit(deps, { ...grant, version }, buyer))).toBe(4003)
      expect(refusalOf(() => grantCredit(deps, { ...grant, version: version + 1 }, seller))).toBe(4009)
      expect(refusalOf(() => grantCredit(deps, { ...grant, version, validTo: '2020-01-01' }, seller))).toBe(4001)
      const granted = grantCredit(deps, { ...grant, version }, seller)
      expect(granted).toMatchObject({ status: 'GRANTED', limit: '4000.00', free: '4000.00' })
      expect(granted.asked).toBeUndefined()
      const more = requestCredit(deps, { ...asked, limit: '9000' }, buyer)
      expect(more).toMatchObject({ status: 'GRANTED', limit: '4000.00', asked: { limit: '9000.00' } })
      const no = refuseCredit(deps, { id, version: more.version, note: 'Not this year', requestNo }, seller)
      expect(no).toMatchObject({ status: 'GRANTED', limit: '4000.00', answer: 'Not this year' })
      const changed = changeCredit(deps, { ...grant, limit: '6000', version: no.version }, seller)
      expect(changed).toMatchObject({ status: 'GRANTED', limit: '6000.00' })
      const end = { id, version: changed.version, requestNo }
      expect(refusalOf(() => closeCredit(deps, { ...end, note: '' }, seller))).toBe(4001)
      expect(refusalOf(() => closeCredit(deps, { ...end, note: 'Too late once' }, buyer))).toBe(4009)
      expect(closeCredit(deps, { ...end, note: 'Too late once' }, seller).status).toBe('CLOSED')
      expect(requestCredit(deps, asked, buyer)).toMatchObject({ status: 'REQUESTED', asked: { limit: '5000.00' } })
    }),
  )

  it(
    'that was asked for is refused with a reason or taken back, and ends with its last day',
    overNothing((deps) => {
      dealt(deps)
      const { id, version } = requestCredit(deps, asked, buyer)
      expect(refusalOf(() => refuseCredit(deps, { id, version, note: '', requestNo }, seller))).toBe(4001)
      const refused = refuseCredit(deps, { id, version, note: 'We do not know you yet', requestNo }, seller)
      expect(refused.status).toBe('REFUSED')
      const again = requestCredit(deps, asked, buyer)
      const back = closeCredit(deps, { id, version: again.version, note: '', requestNo }, buyer)
      expect(back.status).toBe('CLOSED')
      const day = new Date(deps.now() + 8 * 3_600_000).toISOString().slice(0, 10)
      const grant = { id, version: back.version, limit: '4000', validTo: day, note: '', requestNo }
      expect(grantCredit(deps, grant, seller).status).toBe('GRANTED')
      const tomorrow = { ...deps, now: () => deps.now() + 24 * 3_600_000 }
      expect(myCredits(tomorrow, {}, seller).records[0]?.status).toBe('EXPIRED')
    }),
  )
})
