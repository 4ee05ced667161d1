import { render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { RouteMap } from '@/ui/RouteMap.tsx'
import { inLanguage } from './inLanguage.tsx'

afterEach(() => vi.unstubAllGlobals())

const PORTS = {
  CNYTN: { unlocode: 'CNYTN', name: 'Yantian', lat: 22.57, lon: 114.27 },
  USLAX: { unlocode: 'USLAX', name: 'Los Angeles', lat: 33.73, lon: -118.26 },
  VNSGN: { unlocode: 'VNSGN', name: 'Ho Chi Minh City (Saigon)', lat: 10.77, lon: 106.7 },
  DEHAM: { unlocode: 'DEHAM', name: '汉堡', lat: 53.53, lon: 9.98 },
}

const numbersIn = (text: string | null | undefined): number[] => (text?.match(/-?[\d.]+/g) ?? []).map(Number)

/** Of each name: its text, where it begins or ends, and how far it goes, in shares of the map's width. */
function namesOn(container: HTMLElement) {
  const [left = 0, , width = 1] = numbersIn(container.querySelector('figure > svg')?.getAttribute('viewBox'))
  return [...container.querySelectorAll('text:last-child')].map((text) => {
    const [x = 0, , unit = 1] = numbersIn(text.parentElement?.getAttribute('transform'))
    const long = (text.textContent ?? '').length * 0.5 * 18 * unit
    const at = x + Number(text.getAttribute('x')) * unit
    const isEnd = text.getAttribute('text-anchor') === 'end'
    return {
      name: text.textContent,
      from: ((isEnd ? at - long : at) - left) / width,
      to: ((isEnd ? at : at + long) - left) / width,
    }
  })
}

test.each([
  ['CNYTN', 'USLAX', 'Los Angeles'],
  ['USLAX', 'CNYTN', 'Los Angeles'],
  ['DEHAM', 'VNSGN', 'Ho Chi Minh City'],
  ['VNSGN', 'DEHAM', '汉堡'],
] as const)('on a phone the names of %s and %s are whole on the map', async (from, to, name) => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }))
  const { container } = render(await inLanguage('en-US', <RouteMap from={PORTS[from]} to={PORTS[to]} shape={3.2} />))
  const names = namesOn(container)
  expect(names.map((one) => one.name)).toContain(name)
  expect(names.filter(({ from: left, to: right }) => left < 0 || right > 1)).toEqual([])
})
