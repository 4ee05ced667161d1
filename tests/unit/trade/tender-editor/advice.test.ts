// @vitest-environment node
import { describe, expect, test } from 'vitest'
import type { TenderDraftInput } from '@/contract/trade/tender/draftInput.ts'
import { MAX_INVITED } from '@/contract/trade/tender/limits.ts'
import { checkTender } from '@/contract/trade/tender/rules.ts'
import { completeness } from '@/features/trade/tender-editor/completeness.ts'
import { checkTerm } from '@/features/trade/tender-editor/incoterm.ts'
import {
  addLane,
  duplicateLane,
  isUntouched,
  moveLane,
  removeLane,
  takeLanes,
} from '@/features/trade/tender-editor/laneList.ts'
import { checkLoad, checkLoose } from '@/features/trade/tender-editor/load.ts'
import { newForm } from '@/features/trade/tender-editor/form.ts'
import { reordered } from '@/features/trade/tender-editor/paths.ts'
import { REFERENCE } from '@mock/seed/reference.ts'

const { incoterms, ports, containerTypes } = REFERENCE.freight
const countryOf = (unlocode: string) => ports.find((port) => port.unlocode === unlocode)?.country
const boxes = (isoCode: string, qty: number) => [{ isoCode, qty }]
const lane = (pol: string, pod: string, more: object = {}) => ({ pol, pod, ...more })

describe('a term of sale', () => {
  const read = (code: string, draft: TenderDraftInput) =>
    checkTerm(
      draft,
      incoterms.find((term) => term.code === code),
      countryOf,
    )
  test.each([
    ['FOB', lane('CNSHA', 'USLAX'), { payer: 'BUYER', wrong: 'EXPORT' }],
    ['CIF', lane('CNSHA', 'USLAX'), { payer: 'SELLER' }],
    ['FOB', lane('USLAX', 'CNSHA'), { payer: 'BUYER' }],
    ['CIF', lane('USLAX', 'CNSHA'), { payer: 'SELLER', wrong: 'IMPORT' }],
    ['FOB', lane('SGSIN', 'USLAX'), { payer: 'BUYER' }],
    ['EXW', lane('USLAX', 'CNSHA', { receiptType: 'CY' }), { payer: 'BUYER', door: 'RECEIPT' }],
    ['EXW', lane('USLAX', 'CNSHA', { receiptType: 'SD' }), { payer: 'BUYER' }],
    ['DDP', lane('CNSHA', 'USLAX', { deliveryType: 'CY' }), { payer: 'SELLER', door: 'DELIVERY' }],
  ] as const)('%s on %j', (code, one, said) => expect(read(code, { mode: 'FCL', lanes: [one] })).toEqual(said))

  test('one lane of several is enough to warn', () => {
    const lanes = [lane('SGSIN', 'USLAX'), lane('CNNGB', 'DEHAM')]
    expect(read('FOB', { mode: 'FCL', lanes })?.wrong).toBe('EXPORT')
  })
})

describe('cargo against containers', () => {
  const cargo = (grossKg: string, cbm: string) => ({ grossKg, cbm })
  const read = (draft: TenderDraftInput) => checkLoad({ mode: 'FCL', ...draft }, containerTypes)
  test('74 CBM in one 40HQ asks for a 45HQ or one 20GP more', () => {
    const check = read({ cargo: cargo('9000', '74'), lanes: [{ boxes: boxes('45G1', 1) }] })
    expect(check).toMatchObject({ isTooBig: true, larger: '45HQ', more20: 1, isTooHeavy: false })
  })
  test('weight says how many containers it takes', () => {
    const check = read({ cargo: cargo('60000', '40'), lanes: [{ boxes: boxes('22G1', 2) }] })
    expect(check).toMatchObject({ isTooHeavy: true, byWeight: 3 })
  })
  test('the containers of all lanes count together', () => {
    const lanes = [{ boxes: boxes('45G1', 1) }, { boxes: boxes('45G1', 1) }]
    expect(read({ cargo: cargo('9000', '130'), lanes })?.isTooBig).toBe(false)
  })
  test('loose lanes that do not add up to the cargo are seen, and much of it on one lane', () => {
    const loose = (grossKg: string, cbm: string) => ({ loose: { pieces: 1, grossKg, cbm } })
    const two = { mode: 'LCL' as const, cargo: cargo('1500', '20'), lanes: [loose('1000', '16'), loose('500', '4')] }
    expect(checkLoose(two)).toMatchObject({ isOff: false, ownBoxCbm: 16 })
    expect(checkLoose({ ...two, cargo: cargo('1500', '22') })?.isOff).toBe(true)
    expect(checkLoose({ ...two, mode: 'AIR' })?.ownBoxCbm).toBeUndefined()
    expect(checkLoose({ ...two, mode: 'FCL' })).toBeUndefined()
  })
})

describe('completeness', () => {
  test('names what each missing answer costs, most wanted first', () => {
    const { share, missing } = completeness({ mode: 'FCL', lanes: [lane('CNSHA', 'USLAX')] })
    expect(share).toBeCloseTo(24 / 109)
    expect(missing[0]).toEqual({ field: 'lanes.0.boxes.0.qty', percent: 11 })
  })
  test('a lane of two counts half, and the first one that misses it is named', () => {
    const full = lane('CNSHA', 'USLAX', { cargoReadyDate: '2026-12-01' })
    const { missing } = completeness({ mode: 'FCL', lanes: [full, lane('CNSHA', 'DEHAM')] })
    expect(missing.find(({ field }) => field.endsWith('cargoReadyDate'))).toEqual({
      field: 'lanes.1.cargoReadyDate',
      percent: 5,
    })
  })
  test('a contract misses its weekly volume, haulage no port of discharge', () => {
    const fields = (draft: TenderDraftInput) => completeness(draft).missing.map(({ field }) => field)
    expect(fields({ mode: 'FCL', type: 'CONTRACT', lanes: [{}] })).toContain('lanes.0.boxesPerWeek')
    expect(fields({ mode: 'FCL', type: 'SPOT', lanes: [{}] })).not.toContain('lanes.0.boxesPerWeek')
    expect(fields({ mode: 'TRUCK', lanes: [{}] })).not.toContain('lanes.0.pod')
  })
})

describe('lanes as a list', () => {
  const three = () => {
    const form = newForm({ pol: 'CNSHA', pod: 'USLAX' })
    return takeLanes(form, [lane('CNNGB', 'DEHAM'), lane('CNYTN', 'SGSIN')], 'append')
  }
  const ways = (form: ReturnType<typeof three>) => form.draft.lanes?.map(({ pod }) => pod)
  test('are added, copied, moved and removed', () => {
    expect(ways(duplicateLane(three(), 1))).toEqual(['USLAX', 'DEHAM', 'DEHAM', 'SGSIN'])
    expect(ways(moveLane(three(), 2, -1))).toEqual(['USLAX', 'SGSIN', 'DEHAM'])
    expect(ways(moveLane(three(), 0, -1))).toEqual(['USLAX', 'DEHAM', 'SGSIN'])
    expect(ways(removeLane(three(), 0))).toEqual(['DEHAM', 'SGSIN'])
    expect(addLane(three()).draft.lanes?.at(-1)?.pol).toBe('CNYTN')
    expect(ways(takeLanes(three(), [lane('CNSHA', 'JPTYO')], 'replace'))).toEqual(['JPTYO'])
  })
  test('never become more than fifty', () => {
    const full = takeLanes(
      newForm(),
      Array.from({ length: 50 }, () => lane('CNSHA', 'USLAX')),
      'replace',
    )
    expect(addLane(full).draft.lanes).toHaveLength(50)
    expect(duplicateLane(full, 0).draft.lanes).toHaveLength(50)
  })
  test('take what was typed along', () => {
    const typed = { 'lanes.0.x': 'a', 'lanes.2.y': 'b', 'cargo.z': 'c' }
    expect(reordered(typed, 'lanes', [2, undefined, 0])).toEqual({ 'lanes.2.x': 'a', 'lanes.0.y': 'b', 'cargo.z': 'c' })
  })
  test('are untouched only while nobody wrote on the first', () => {
    expect(isUntouched(newForm())).toBe(true)
    expect(isUntouched(newForm({ pol: 'CNSHA' }))).toBe(false)
    expect(isUntouched(three())).toBe(false)
  })
})

describe('an invitation', () => {
  const problems = (draft: TenderDraftInput) =>
    checkTender(draft, new Date()).filter(({ field }) => field === 'invited')
  test('needs somebody, and not too many', () => {
    expect(problems({ visibility: 'INVITED' })).toEqual([{ field: 'invited', code: 'required' }])
    expect(problems({ visibility: 'INVITED', invited: ['a'] })).toEqual([])
    const many = Array.from({ length: MAX_INVITED + 1 }, (_, at) => `c${at}`)
    expect(problems({ visibility: 'INVITED', invited: many })[0]?.code).toBe('range')
    expect(problems({ visibility: 'PUBLIC' })).toEqual([])
  })
})
