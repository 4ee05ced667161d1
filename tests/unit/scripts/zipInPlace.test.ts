import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { withoutWorkers } from '../../../scripts/zipInPlace.ts'

const PACKING = '../../../node_modules/write-excel-file/modules/zip/zipToArrayBuffer.js'

describe('the packing of a workbook', () => {
  const known = readFileSync(fileURLToPath(new URL(PACKING, import.meta.url)), 'utf8')

  test('starts no worker, which the Content-Security-Policy would stop', () => {
    expect(known).toContain("import { zip } from 'fflate'")
    expect(withoutWorkers(known)).not.toMatch(/\bzip\(/)
  })
  test('is refused if the writer comes to pack in another way', () => {
    expect(() => withoutWorkers("import { zlib } from 'other'")).toThrow(/zip-in-place/)
  })
})
