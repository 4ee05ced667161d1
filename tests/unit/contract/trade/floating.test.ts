import { describe, expect, it } from 'vitest'
import {
  checkNotice,
  firstNoticeDay,
  lanesBefore,
  mayAnswerNotice,
  noticeCurrencies,
  priceHistory,
  pricesAt,
} from '@/contract/trade/agreement/floating.ts'
import { noticeDaysOf } from '@/contract/trade/tender/term/values.ts'
import type { PriceNotice } from '@/contract/trade/agreement/notice/schemas.ts'
import type { ChargeInput } from '@/contract/trade/bid/schemas.ts'

const line = (code: string, unitPrice: string, more: Partial<ChargeInput> = {}): ChargeInput => ({
  code,
  group: 'FREIGHT',
  basis: 'PER_CONTAINER',
  qty: '52',
  unitPrice,
  currency: 'USD',
  paymentTerm: 'PRE',
  state: 'QUOTED',
  ...more,
})
const LANE = {
  laneNo: 1,
  validFrom: '2027-01-01',
  validTo: '2027-06-30',
  boxes: [{ isoCode: '45G1' }, { isoCode: '22G1' }],
  charges: [
    line('OFR', '2400'),
    line('PSS', '100', { isoCode: '45G1' }),
    line('PSS', '60', { isoCode: '22G1' }),
    line('CAF', '3', { basis: 'PERCENT_OF_FREIGHT' }),
    line('PCS', '0', { state: 'INCLUDED' }),
  ],
}
const notice = (part: Partial<PriceNotice>): PriceNotice => ({
  id: 'n1',
  code: 'PSS',
  lanes: [1],
  kind: 'INCREASE',
  amount: '50',
  from: '2027-03-01',
  at: '2027-01-20T02:00:00.000Z',
  ...part,
})
const terms = (...notices: PriceNotice[]) => ({ currency: 'USD' as const, notices })
const pss = (etd: string, asked: string, ...notices: PriceNotice[]) =>
  pricesAt(LANE, terms(...notices), etd, asked).flatMap((one) => (one.code === 'PSS' ? [one.unitPrice] : []))

describe('a price that floats', () => {
  it.each([
    ['the day before', '2027-02-28', '2027-02-01', ['100', '60']],
    ['the first day', '2027-03-01', '2027-02-01', ['150', '110']],
    ['requested before the notice', '2027-03-10', '2027-01-19', ['100', '60']],
  ])('%s', (_, etd, asked, prices) => {
    expect(pss(etd, asked, notice({}))).toEqual(prices)
  })

  it('adds up, and holds for its lanes and its charge only', () => {
    const down = notice({ id: 'n2', kind: 'DECREASE', amount: '20', from: '2027-04-01' })
    expect(pss('2027-04-01', '2027-02-01', notice({}), down)).toEqual(['130', '90'])
    expect(pss('2027-03-31', '2027-02-01', notice({}), down)).toEqual(['150', '110'])
    expect(pss('2027-04-01', '2027-02-01', notice({ lanes: [2] }))).toEqual(['100', '60'])
    const all = pricesAt(LANE, terms(notice({})), '2027-04-01', '2027-02-01')
    expect(all.filter(({ code }) => code !== 'PSS')).toEqual(LANE.charges.filter(({ code }) => code !== 'PSS'))
  })

  it('makes a line a container of what was included or not quoted', () => {
    const raised = pricesAt(LANE, terms(notice({ code: 'PCS' }), notice({ code: 'GRI' })), '2027-04-01', '2027-02-01')
    expect(raised.filter(({ code }) => code === 'PCS' || code === 'GRI')).toEqual([
      line('PCS', '50', { qty: '1' }),
      line('GRI', '50', { qty: '1' }),
    ])
  })

  it('counts in the currencies of its lines, or of the agreement', () => {
    const inYuan = { laneNo: 2, charges: [line('PSS', '700', { currency: 'CNY' })] }
    const lanes = [LANE, inYuan, { laneNo: 3, charges: [] }]
    const of = (code: string, ...numbers: number[]) => noticeCurrencies(lanes, { code, lanes: numbers }, 'EUR')
    expect(of('PSS', 1)).toEqual(['USD'])
    expect(of('PSS', 1, 2, 3)).toEqual(['USD', 'CNY', 'EUR'])
    expect(of('PCS', 1)).toEqual(['EUR'])
  })

  it('keeps its history by day of departure', () => {
    const notices = [notice({}), notice({ id: 'n2', kind: 'DECREASE', amount: '20', from: '2027-02-01' })]
    const steps = priceHistory(LANE, terms(...notices), 'PSS')
    expect(steps.map(({ from, lines }) => [from, ...lines.map(({ unitPrice }) => unitPrice)])).toEqual([
      ['2027-01-01', '100', '60'],
      ['2027-02-01', '80', '40'],
      ['2027-03-01', '130', '90'],
    ])
  })
})

describe('a notice', () => {
  const frame = {
    floating: ['PSS', 'PCS', 'CAF'],
    lanes: [LANE],
    terms: terms(),
    today: '2027-01-20',
  }
  const given = { code: 'PSS', lanes: [1], kind: 'INCREASE' as const, amount: '50', from: '2027-02-19' }
  it('needs thirty days to increase and none to decrease', () => {
    expect(firstNoticeDay('2027-01-20', 'INCREASE')).toBe('2027-02-19')
    expect(firstNoticeDay('2027-01-20', 'DECREASE')).toBe('2027-01-20')
    expect(firstNoticeDay('2027-01-20', 'DECREASE', 45)).toBe('2027-01-20')
  })
  it('needs more days if the tender says so, never fewer', () => {
    expect([undefined, {}, { noticeDays: 45 }, { noticeDays: 10 }].map(noticeDaysOf)).toEqual([30, 30, 45, 30])
    const [short] = checkNotice({ ...given, from: '2027-03-05' }, { ...frame, days: 45 })
    expect(short).toMatchObject({ code: 'noticeShort', params: { days: 45, date: '2027-03-06' } })
  })
  it.each([
    ['in time', {}, []],
    ['a day too soon', { from: '2027-02-18' }, [{ field: 'from', code: 'noticeShort' }]],
    ['lowers at once', { kind: 'DECREASE' as const, from: '2027-01-20' }, []],
    ['lowers in the past', { kind: 'DECREASE' as const, from: '2027-01-19' }, [{ field: 'from', code: 'past' }]],
    ['lowers below nothing', { kind: 'DECREASE' as const, amount: '61' }, [{ field: 'amount', code: 'range' }]],
    ['lowers to nothing', { kind: 'DECREASE' as const, amount: '60' }, []],
    ['of a fixed charge', { code: 'OFR' }, [{ field: 'code', code: 'rateFixed' }]],
    ['of a percentage', { code: 'CAF' }, [{ field: 'lanes', code: 'rateFixed' }]],
    ['of an unknown lane', { lanes: [2] }, [{ field: 'lanes', code: 'chooseSome' }]],
    ['after the period', { from: '2027-07-01' }, [{ field: 'from', code: 'outsideValidity' }]],
    ['by nothing', { amount: '0' }, [{ field: 'amount', code: 'range' }]],
  ])('%s', (_, part, problems) => {
    const found = checkNotice({ ...given, ...part }, frame)
    expect(found.map(({ field, code }) => ({ field, code }))).toEqual(problems)
  })
  it('tells the earliest day', () => {
    expect(checkNotice({ ...given, from: '2027-02-18' }, frame)[0]?.params).toEqual({ days: 30, date: '2027-02-19' })
  })
  it('can be answered once, for ten days, if it increases', () => {
    const open = notice({ objectBy: '2027-01-30' })
    expect(mayAnswerNotice(open, '2027-01-30')).toBe(true)
    expect(mayAnswerNotice(open, '2027-01-31')).toBe(false)
    expect(mayAnswerNotice({ ...open, answer: { agreed: true, note: '', at: '' } }, '2027-01-30')).toBe(false)
    expect(mayAnswerNotice(notice({ kind: 'DECREASE' }), '2027-01-30')).toBe(false)
  })
  it('ends its lanes before it if the buyer objects', () => {
    const no = { agreed: false, note: '', at: '' }
    expect(lanesBefore([LANE], [notice({ answer: no })])[0]?.validTo).toBe('2027-02-28')
    expect(lanesBefore([LANE], [notice({ answer: { ...no, agreed: true } })])[0]?.validTo).toBe('2027-06-30')
    expect(lanesBefore([LANE], [notice({ answer: no, lanes: [2] })])[0]?.validTo).toBe('2027-06-30')
  })
})
