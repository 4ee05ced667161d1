// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { answerOf, csv, faultsIn, pasted, ratesIn, read, workbook } from './sheets.ts'

const WIDE = 'POL|POD|Carrier|20GP|40GP|40HQ|Valid from|Valid to'
const DAYS = '2026-12-01|2026-12-31'
describe('twelve sheets as forwarders get them', () => {
  it('1: wide, one column a container type', async () => {
    const result = await read(pasted(WIDE, `CNSHA|USLAX|COSCO|1,850|2,400|2,450|${DAYS}`))
    expect(ratesIn(result)).toEqual([
      '2 CNSHA-USLAX COSU 20GP OFR USD 1850',
      '2 CNSHA-USLAX COSU 40GP OFR USD 2400',
      '2 CNSHA-USLAX COSU 40HQ OFR USD 2450',
    ])
    expect(result.rows[0]?.rates[0]).toMatchObject({ term: 'PRE', validFrom: '2026-12-01', validTo: '2026-12-31' })
  })

  it('2: Chinese headings, a title and a note above them, dates and numbers of a workbook', async () => {
    const from = new Date('2026-12-01T00:00:00Z')
    const to = new Date('2026-12-14T00:00:00Z')
    const result = await read(
      await workbook([
        ['美西线运价表 2026年12月'],
        ['以下价格不含码头费'],
        [],
        ['起运港', '目的港', '船公司', '20GP', '40GP', '40HC', '有效期起', '有效期止', '备注'],
        ['上海', '洛杉矶', 'COSU', 1850, 2400, 2400.5, from, to, '需提前订舱'],
      ]),
    )
    expect(ratesIn(result).at(-1)).toBe('5 CNSHA-USLAX COSU 40HQ OFR USD 2400.5')
    expect(result.rows[0]?.rates[0]).toMatchObject({ validTo: '2026-12-14', remark: '需提前订舱' })
  })

  it('3: long, one row a charge and container type, in several currencies', async () => {
    const result = await read(
      pasted(
        'Port of Loading|Port of Discharge|SCAC|Charge|Equipment|Basis|Rate|Currency|Term|Expiry',
        'CNNGB|NLRTM|MAEU|OFR|40HQ|per container|2350|USD|PP|2026-12-31',
        'CNNGB|NLRTM|MAEU|THC|40HQ|per container|1185|CNY|PP|2026-12-31',
        'CNNGB|NLRTM|MAEU|DTHC|40HQ|per container|225|EUR|CC|2026-12-31',
        'CNNGB|NLRTM|MAEU|DOC||B/L|450|CNY|PP|2026-12-31',
      ),
      { defaults: { currency: 'USD', validFrom: '2026-11-21' } },
    )
    expect(faultsIn(result)).toEqual([])
    expect(ratesIn(result)).toEqual([
      '2 CNNGB-NLRTM MAEU 40HQ OFR USD 2350',
      '3 CNNGB-NLRTM MAEU 40HQ OTHC CNY 1185',
      '4 CNNGB-NLRTM MAEU 40HQ DTHC EUR 225',
      '5 CNNGB-NLRTM MAEU - DOC CNY 450',
    ])
    expect(result.rows.map(({ rates }) => [rates[0]?.term, rates[0]?.basis])).toEqual([
      ['PRE', 'PER_CONTAINER'],
      ['PRE', 'PER_CONTAINER'],
      ['COL', 'PER_CONTAINER'],
      ['PRE', 'PER_BL'],
    ])
  })

  it('4: merged headings and merged ports of a workbook', async () => {
    const merged = (value: string, columnSpan: number, rowSpan: number) => ({ value, columnSpan, rowSpan })
    const result = await read(
      await workbook([
        [merged('POL', 1, 2), merged('POD', 1, 2), merged('Ocean freight (USD)', 2, 1), null, merged('Validity', 1, 2)],
        [null, null, '20GP', '40HQ', null],
        [merged('Shanghai', 1, 2), 'Los Angeles', '1850', '2400', '2026-12-01 ~ 2026-12-31'],
        [null, 'Oakland', '1900', '2450', '2026-12-01 ~ 2026-12-31'],
      ]),
    )
    expect(ratesIn(result)).toEqual([
      '3 CNSHA-USLAX - 20GP OFR USD 1850',
      '3 CNSHA-USLAX - 40HQ OFR USD 2400',
      '4 CNSHA-USOAK - 20GP OFR USD 1900',
      '4 CNSHA-USOAK - 40HQ OFR USD 2450',
    ])
  })

  it('5: a heading of two rows without marks of merging, as pasted', async () => {
    const result = await read(
      pasted(
        'POL|POD|Ocean freight|||Validity',
        '||20GP|40GP|40HQ|',
        'CNSHA|USLAX|1850|2400|2500|2026-12-01-2026-12-31',
      ),
    )
    expect(ratesIn(result)).toHaveLength(3)
    expect(result.rows[0]?.rates[0]).toMatchObject({ validFrom: '2026-12-01', validTo: '2026-12-31' })
  })

  it('6: total, remark and blank rows are skipped, and named', async () => {
    const result = await read(
      pasted(
        WIDE,
        'USWC',
        `CNSHA|USLAX|COSU|1850|2400|2450|${DAYS}`,
        '',
        `CNSHA|USOAK|COSU|1900|2450|2500|${DAYS}`,
        'Total||||4850|4950',
        'Remark: subject to GRI|||||||see notice',
        '备注：以上价格不含 AMS',
        '',
      ),
    )
    expect(result.rows.map(({ row }) => row)).toEqual([3, 5])
    expect(result.skipped).toEqual([
      { row: 2, kind: 'REMARK', text: 'USWC' },
      { row: 4, kind: 'BLANK', text: '' },
      { row: 6, kind: 'TOTAL', text: 'Total 4850 4950' },
      { row: 7, kind: 'REMARK', text: 'Remark: subject to GRI see notice' },
      { row: 8, kind: 'REMARK', text: '备注：以上价格不含 AMS' },
    ])
  })

  it('7: hidden rows of a workbook are read and marked', async () => {
    const row = (pod: string) => ['CNSHA', pod, 'COSU', 1850, 2400, 2450, '2026-12-01', '2026-12-31']
    const result = await read(await workbook([WIDE.split('|'), row('USLAX'), row('USOAK'), row('USSEA')], [3]))
    expect(result.rows.map(({ row: at, hidden }) => [at, hidden])).toEqual([
      [2, false],
      [3, true],
      [4, false],
    ])
  })

  it('8: "20\'/40\'" is one column of two types', async () => {
    const result = await read(pasted("POL|POD|20'/40'|40HQ|Valid to", 'CNSHA|USLAX|1,850/2,400|2500|2026-12-31'), {
      defaults: { currency: 'USD', validFrom: '2026-12-01' },
    })
    expect(ratesIn(result)).toEqual([
      '2 CNSHA-USLAX - 20GP OFR USD 1850',
      '2 CNSHA-USLAX - 40GP OFR USD 2400',
      '2 CNSHA-USLAX - 40HQ OFR USD 2500',
    ])
    const one = await read(pasted("POL|POD|20'/40'|Valid to", 'CNSHA|USLAX|1850|2026-12-31'), {
      defaults: { currency: 'USD', validFrom: '2026-12-01' },
    })
    expect(faultsIn(one)).toEqual(['2 price.22G1+42G1 priceEach'])
  })

  it('9: combined cells name several types, with a price for each', async () => {
    const result = await read(
      pasted(
        'POL|POD|Container|Price|Valid to',
        'CNSHA|USLAX|2x40HQ+1x20GP|2,450/1,850|2026-12-31',
        'CNSHA|USLAX|40HQ/40GP|2450|2026-12-31',
      ),
      { defaults: { currency: 'USD', validFrom: '2026-12-01' } },
    )
    expect(ratesIn(result)).toEqual(['2 CNSHA-USLAX - 40HQ OFR USD 2450', '2 CNSHA-USLAX - 20GP OFR USD 1850'])
    expect(faultsIn(result)).toEqual(['3 price priceEach'])
  })

  it('10: surcharges in columns of their own: included, each type, a B/L, none', async () => {
    const result = await read(
      pasted(
        'POL|POD|20GP|40HQ|OTHC|DOC|SEAL|BAF|Transit time|Free time|Routing|Valid to',
        'CNSHA|USLAX|1850|2400|CNY 850/1300|450/票|0|incl|18-20 days|14 days|DIRECT|2026-12-31',
      ),
      { defaults: { currency: 'USD', validFrom: '2026-12-01' } },
    )
    expect(faultsIn(result)).toEqual([])
    expect(ratesIn(result)).toEqual([
      '2 CNSHA-USLAX - 20GP OFR USD 1850',
      '2 CNSHA-USLAX - 40HQ OFR USD 2400',
      '2 CNSHA-USLAX - 20GP OTHC CNY 850',
      '2 CNSHA-USLAX - 40HQ OTHC CNY 1300',
      '2 CNSHA-USLAX - - DOC CNY 450',
    ])
    expect(result.rows[0]?.rates[0]).toMatchObject({ included: ['BAF'], transitDays: 20, freeDays: 14, via: [] })
  })

  it('11: CSV with semicolons and continental numbers; the port of loading stands in the title', async () => {
    const result = await read(
      csv(
        'Rates from Shanghai\r\nDestination;USD/20GP;EUR/40HC;Effective;Expiry\r\nHamburg;1.234,50;"2.100,00";01.12.2026;31.12.2026',
      ),
      { defaults: { currency: 'USD', pol: 'CNSHA', carrierScac: 'HLCU' } },
    )
    expect(faultsIn(result)).toEqual(['2 validFrom dateAmbiguous'].map((text) => text.replace('2', '3')))
    const clear = await read(
      csv(
        'Rates from Shanghai\r\nDestination;USD/20GP;EUR/40HC;Effective;Expiry\r\nHamburg;1.234,50;"2.100,00";2026-12-01;31.12.2026',
      ),
      { defaults: { currency: 'USD', pol: 'CNSHA', carrierScac: 'HLCU' } },
    )
    expect(ratesIn(clear)).toEqual(['3 CNSHA-DEHAM HLCU 20GP OFR USD 1234.5', '3 CNSHA-DEHAM HLCU 40HQ OFR EUR 2100'])
  })

  it('12: unknown headings are asked about once, and known by the fingerprint of the headings', async () => {
    const sheet = pasted('Von|Nach|20GP|Gültig bis', 'CNSHA|USLAX|1850|2026-12-31')
    const asked = await answerOf(sheet)
    expect(asked.result).toBeUndefined()
    expect(asked.matching.open.map(({ name }) => name)).toEqual(['von', 'nach', 'gültigbis'])
    const part = {
      choices: { von: 'pol', nach: 'pod', gültigbis: 'validTo' },
      defaults: { currency: 'USD', validFrom: '2026-12-01' },
    } as const
    expect(ratesIn(await read(sheet, part))).toEqual(['2 CNSHA-USLAX - 20GP OFR USD 1850'])
    const again = await answerOf(pasted('nach|VON|Gültig bis|20 GP', 'USOAK|CNSHA|2026-12-31|1900'), part)
    expect(again.fingerprint).toBe(asked.fingerprint)
    expect(again.fingerprint).toMatch(/^[0-9a-f]{16}$/)
    const other = await answerOf(pasted('Von|Nach|40GP|Gültig bis', 'CNSHA|USLAX|1850|2026-12-31'), part)
    expect(other.fingerprint).not.toBe(asked.fingerprint)
    const choices = Object.entries(part.choices).map(([heading, column]) => ({ heading, column }))
    const mappings = [{ fingerprint: asked.fingerprint, choices }]
    const kept = { mappings, defaults: part.defaults }
    expect(ratesIn(await read(sheet, kept))).toEqual(['2 CNSHA-USLAX - 20GP OFR USD 1850'])
    expect(
      (await answerOf(pasted('Von|Nach|40GP|Gültig bis', 'CNSHA|USLAX|1|2026-12-31'), kept)).result,
    ).toBeUndefined()
  })
})
