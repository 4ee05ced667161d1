import { describe, expect, test } from 'vitest'
import { maskContacts } from '@/contract/contacts.ts'

/** The text, and the text after masking. */
const hidden: readonly (readonly [text: string, left: string])[] = [
  ['请致电13800138000谢谢', '请致电***谢谢'],
  ['138 0013 8000', '***'],
  ['138-0013-8000', '***'],
  ['138.0013.8000', '***'],
  ['1 3 8 0 0 1 3 8 0 0 0', '***'],
  ['1-3-8-0-0-1-3-8-0-0-0', '***'],
  ['１３８００１３８０００', '***'],
  ['一三八零零一三八零零零', '***'],
  ['幺三八〇〇幺三八〇〇〇', '***'],
  ['138零零138零零零', '***'],
  ['壹叁捌零零壹叁捌零零零', '***'],
  ['138oo138ooo', '***'],
  ['138\u200B0013\u200B8000', '***'],
  ['1️⃣3️⃣8️⃣0️⃣0️⃣1️⃣3️⃣8️⃣0️⃣0️⃣0️⃣', '***'],
  ['138－0013－8000', '***'],
  ['138*0013*8000', '***'],
  ['+86 138 0013 8000', '+***'],
  ['8613800138000', '***'],
  ['微信同号13800138000', '微信同号***'],
  ['tel13800138000', 'tel***'],
  ['报价3个柜，电话 13800138000，周五前', '报价3个柜，电话 ***，周五前'],
  ['021-62345678', '***'],
  ['(021) 6234 5678', '(***'],
  ['0755 8123 4567', '***'],
  ['02162345678', '***'],
  ['电话：62345678', '电话：***'],
  ['Tel. 6234 5678', 'Tel. ***'],
  ['400-820-8820', '***'],
  ['热线 400 820 8820', '热线 ***'],
  ['+1 (310) 555-0100', '+***'],
  ['0044 20 7946 0958', '***'],
  ['sales@example.com', '***'],
  ['sales @ example.com', '***'],
  ['sales＠example．com', '***'],
  ['sales[at]example[dot]com', '***'],
  ['sales (at) example (dot) com.cn', '***'],
  ['sales艾特example点com', '***'],
  ['name at gmail dot com', '***'],
  ['write to li.wei at 163 dot com please', 'write to *** please'],
  ['ops at yahoo dot com dot cn', '***'],
  ['微信号：zhangsan_2026', '微信号：***'],
  ['微信 zhangsan88', '微信 ***'],
  ['加V：freight2026', '加V：***'],
  ['vx freight_88', 'vx ***'],
  ['薇信zhangsanfeng', '薇信***'],
  ['WeChat ID: zhangsan', 'WeChat ID: ***'],
  ['wechat is zhang-san', 'wechat is ***'],
  ['QQ 123456789', 'QQ ***'],
  ['QQ号是1234 5678', 'QQ号是***'],
  ['扣扣：一二三四五六七', '扣扣：***'],
  ['whatsapp +44 7700 900123', 'whatsapp +***'],
  ['Skype: live.freight', 'Skype: ***'],
  ['https://example.com/a?b=c', '***'],
  ['请看 www.example.cn/rates', '请看 ***'],
  ['见 example.com 官网', '见 *** 官网'],
  ['见example。com', '见***'],
  ['wa.me/8613800138000', '***'],
]

/** Words and numbers of the trade that must not be masked. */
const plain: readonly string[] = [
  'HS 9403601000 家具',
  'HS 4001220000 橡胶，8001100000 锡',
  'HS code 0203.20.00, 0901110000',
  '箱号 CSQU3054383',
  'CSQU 305438 3 / MSKU1234565',
  'MAEU13800138000 提单',
  'B/L COSU6138001380',
  'USD 1,850.00 / 40HQ',
  '1350 1400 150',
  'USD 800 1200 450',
  '总价 13,800,138,000 日元',
  'ETD 2026-12-01 to 2026-12-15',
  '2026/12/01 2026/12/08 2026/12/15',
  '截止 2026.12.01 18:00',
  'CNSHA to USLAX, 15 days',
  'UN 1263 class 3, 12.5 t, 68.3 cbm',
  '2×40HQ + 1×20GP, 21000 kg',
  '一个柜，两个柜，三天内',
  'USCC 91310115MA1K4BCD5X',
  '微信支付可以吗？',
  'Is WeChat payment accepted?',
  'USD 100 @ 20GP. Please confirm',
  'ABC Co.,Ltd and DEF Co.Ltd',
  'packing.list.pdf, e.g. 10 p.m.',
  'Free time 7+7 days, D&D at 021 zone?',
  'tender ZB202611210001',
  'THC 850, DOC 450, seal 50, VGM 100',
  'Hotel furniture, 900 ctns, 12345678 kg?',
  'line 12345 of the packing list',
  '尺寸 120×100×150 cm，毛重 12000.50',
  'SWIFT CANGCNSHXXX',
  'at 35 dot 5 USD',
  'meet at Qingdao dot 3',
  'delivered at 163 dots per inch',
  '温度 -18.5，通风 25 cbm/h',
]

describe('contact data', () => {
  test.each(hidden)('%s', (text, left) => {
    expect(maskContacts(text)).toEqual({ text: left, masked: true })
  })

  test.each(plain)('is not: %s', (text) => {
    expect(maskContacts(text)).toEqual({ text, masked: false })
  })

  test('is masked wherever it stands, once each, and a masked text has none left', () => {
    const text = '问题一：DG？ 13800138000 或 sales@example.com，HS 9403601000'
    const first = maskContacts(text)
    expect(first.text).toBe('问题一：DG？ *** 或 ***，HS 9403601000')
    expect(maskContacts(first.text)).toEqual({ text: first.text, masked: false })
  })

  test.each(['1 2 3-4.5 (6) 7', 'a.', 'a-'])('%s, however often, is read in time that grows with it', (part) => {
    const cost = (times: number): number => {
      const text = part.repeat(times)
      const runs = Array.from({ length: 5 }, () => {
        const from = performance.now()
        for (let run = 0; run < 3; run += 1) maskContacts(text)
        return performance.now() - from
      })
      return Math.min(...runs)
    }
    // Eight times the text: 8 if each character is read once, 64 if each is read again for every other.
    expect(cost(240) / cost(30)).toBeLessThan(32)
  })
})
