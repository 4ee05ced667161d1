// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { toCsv } from '@/contract/csv.ts'
import { plainValue } from '@/contract/sheet.ts'
import { exportTable } from '@/features/market/rate-sheet/sheet/exportTable.ts'
import { SheetError } from '@/shared/sheet/cells.ts'
import { answerOf, CONTEXT, csv, faultsIn, pasted, read, workbook } from './sheets.ts'

const WIDE = 'POL|POD|Carrier|20GP|40GP|40HQ|Valid from|Valid to'
const DAYS = '2026-12-01|2026-12-31'

describe('a number of a sheet', () => {
  const priceOf = async (text: string) => {
    const result = await read(pasted('POL|POD|40HQ|Valid from|Valid to', `CNSHA|USLAX|${text}|${DAYS}`))
    return result.rows[0]?.rates[0]?.price ?? faultsIn(result)[0]
  }
  it.each([
    ['１８５０', '1850'],
    ['35,5', '35.5'],
    ['18,000', '18000'],
    ['1.234,50', '1234.5'],
    ['USD 1,850.00', '1850'],
    ['1.850', '2 price.45G1 priceMeant'],
    ['about 1850', '2 price.45G1 price'],
    ['-5', '2 price.45G1 price'],
    ['0', '2 price.45G1 range'],
  ])('%s is %s', async (text, price) => expect(await priceOf(text)).toBe(price))
})

describe('a row with a problem', () => {
  it('gives no rate and says all of them', async () => {
    const result = await read(
      pasted(`${WIDE}|Free days`, `CNSHA|Atlantis|Nobody Line|x|abc|2400|2026-12-31|2026-12-01|ask`),
    )
    expect(result.rows[0]?.rates).toEqual([])
    expect(faultsIn(result)).toEqual(['2 pod portUnknown', '2 carrier unknown', '2 free whole', '2 price.42G1 price'])
  })

  it('without a price, with the end before the start, from a port to itself', async () => {
    const result = await read(
      pasted(
        WIDE,
        `CNSHA|USLAX|COSU|-|n/a||${DAYS}`,
        'CNSHA|CNSHA|COSU|1850|||2026-12-31|2026-12-01',
        'CNSHA|USLAX||1850||||',
      ),
    )
    expect(faultsIn(result)).toEqual([
      '2 price.22G1 required',
      '3 pod portsEqual',
      '3 validTo endBeforeStart',
      '4 validFrom required',
      '4 validTo required',
    ])
  })
})

it('a sheet without a price column is refused, or asks', async () => {
  await expect(read(pasted('POL|POD|Valid to', 'CNSHA|USLAX|2026-12-31'))).rejects.toBeInstanceOf(SheetError)
  const { matching } = await answerOf(pasted('POL|POD|Kosten', 'CNSHA|USLAX|1850'))
  expect(matching.missing).toEqual(['price'])
})

describe('an export', () => {
  it.each([true, false])('imports again as it was (Chinese: %s)', async (isChinese) => {
    const { rows } = await read(
      pasted(
        'POL|POD|Via|Carrier|Service|20GP|40HQ|OTHC|DOC|Currency|Term|Transit|Free days|Commodity|Included|Valid from|Valid to|Remark',
        `CNSHA|USLAX|KRPUS|COSU|PW1|1850.125|2,400|CNY 1185|CNY 450|USD|CC|18|14|=FAK|AMS, SEAL|${DAYS}|第一行, "quoted"`,
        `CNNGB|DEHAM||MAEU||1900||||EUR|PP||0|||${DAYS}|`,
      ),
    )
    const rates = rows.flatMap((row) => row.rates)
    expect(rates).toHaveLength(5)
    expect(rates[0]).toMatchObject({ price: '1850.125', included: ['AMS', 'SEAL'], term: 'COL', via: ['KRPUS'] })
    const table = exportTable(rates, CONTEXT.boxTypes, isChinese)
    const files = [csv(toCsv(table)), await workbook(table.map((cells) => cells.map(plainValue)))]
    for (const file of files) {
      const back = await read(file)
      expect(faultsIn(back)).toEqual([])
      expect(back.rows.flatMap((row) => row.rates)).toEqual(rates)
    }
  })
})
