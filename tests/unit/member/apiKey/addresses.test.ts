import { expect, test } from 'vitest'
import { isInNetworks, isNetwork } from '@/contract/member/apiKey/addresses.ts'

test.each([
  '10.0.0.1',
  '0.0.0.0/0',
  '192.168.1.0/24',
  '203.0.113.9/32',
  '::',
  '::1',
  '2001:db8::/32',
  '2001:DB8:0:0:1:0:0:1',
  '::ffff:10.0.0.1',
  'fe80::1/128',
])('%s is an address or a network', (text) => expect(isNetwork(text)).toBe(true))

test.each([
  '',
  '10.0.0',
  '10.0.0.256',
  '10.0.0.01',
  '10.0.0.1/33',
  '10.0.0.1/',
  '10.0.0.1/08',
  '10.0.0.1/8/8',
  '::1::',
  '1:2:3:4:5:6:7',
  '1:2:3:4:5:6:7:8:9',
  '1:2:3:4::5:6:7:8',
  '12345::',
  'g::1',
  '::ffff:10.0.0.999',
  '2001:db8::/129',
  'erp.example.com',
])('%s is neither', (text) => expect(isNetwork(text)).toBe(false))

test.each([
  ['10.1.2.3', '10.1.2.3', true],
  ['10.1.2.4', '10.1.2.3', false],
  ['10.255.0.1', '10.0.0.0/8', true],
  ['11.0.0.0', '10.0.0.0/8', false],
  // The bits behind the length do not matter.
  ['10.1.2.127', '10.1.2.99/25', true],
  ['10.1.2.128', '10.1.2.99/25', false],
  ['8.8.8.8', '0.0.0.0/0', true],
  ['::ffff:10.1.2.3', '10.0.0.0/8', true],
  ['10.1.2.3', '::ffff:10.1.2.3', true],
  ['10.1.2.3', '::/0', true],
  ['2001:db8::1', '0.0.0.0/0', false],
  ['2001:0db8:0000::1', '2001:db8::1', true],
  ['2001:db8:0:ffff::1', '2001:db8::/47', true],
  ['2001:db8:2::1', '2001:db8::/47', false],
  ['', '0.0.0.0/0', false],
  ['unknown', '::/0', false],
] as const)('%s in %s: %s', (address, network, expected) => {
  expect(isInNetworks(address, [network])).toBe(expected)
  expect(isInNetworks(address, ['192.0.2.1', network])).toBe(expected)
})
