import { describe, expect, test } from 'vitest'
import { readPastedTitle } from '@/features/money/invoice/pasteTitle.ts'

const BLOCK = `公司名称：上海测试进出口有限公司
税号：91310115MA0000001Y
注册地址：上海市浦东新区东明港路 8 号
电话：021-62345678
开户行：示例银行上海分行
银行账号：3105 0161 3640 0000 1234
邮箱：finance@example.cn`

describe('a pasted block of invoice data', () => {
  test('is taken apart line by line', () => {
    expect(readPastedTitle(BLOCK)).toEqual({
      name: '上海测试进出口有限公司',
      taxNo: '91310115MA0000001Y',
      address: '上海市浦东新区东明港路 8 号',
      phone: '021-62345678',
      bankName: '示例银行上海分行',
      bankAccount: '3105 0161 3640 0000 1234',
      email: 'finance@example.cn',
    })
  })

  test('may stand in one line with half-width colons', () => {
    const found = readPastedTitle('名称: 测试公司; 纳税人识别号: 91310115MA0000001Y; 开户行: 示例银行')
    expect(found).toEqual({ name: '测试公司', taxNo: '91310115MA0000001Y', bankName: '示例银行' })
  })

  test('may give two parts under one word', () => {
    const found = readPastedTitle(
      '抬头：测试公司\n地址、电话：上海市港路 8 号 021-62345678\n开户行及账号：示例银行 31050161364000001234',
    )
    expect(found).toEqual({
      name: '测试公司',
      address: '上海市港路 8 号',
      phone: '021-62345678',
      bankName: '示例银行',
      bankAccount: '31050161364000001234',
    })
  })

  test('may be English', () => {
    expect(readPastedTitle('Company: Test Ltd\nTax No: 91310115MA0000001Y\nE-mail: a@b.cn')).toEqual({
      name: 'Test Ltd',
      taxNo: '91310115MA0000001Y',
      email: 'a@b.cn',
    })
  })

  test('gives nothing of plain words', () => {
    expect(readPastedTitle('请尽快开票，谢谢')).toEqual({})
  })
})
