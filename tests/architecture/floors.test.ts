// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { broken, cycle, runsSchemas, WINGS } from './rules.ts'
import { edgesOf, filesBelow, graphOf } from './sourceGraph.ts'
import type { Edge } from './sourceGraph.ts'

const files = filesBelow(['src', 'mock', 'tests'])
const edges = graphOf(files)

describe('the imports of the project', () => {
  test('were really seen', () => {
    expect(files.length).toBeGreaterThan(300)
    expect(edges.length).toBeGreaterThan(1500)
    expect(edges.some((edge) => edge.isLazy)).toBe(true)
    expect(edges.some((edge) => edge.isTypeOnly)).toBe(true)
  })
  test('go down the floors, keep features apart and the mock behind the contract', () => {
    expect(edges.flatMap((edge) => broken(edge) ?? [])).toEqual([])
  })
  test('bring schemas into the client as types only', () => {
    expect(edges.filter(runsSchemas).map(({ from, to }) => `${from} -> ${to}`)).toEqual([])
  })
  test('of mock and contract import nothing on demand: a preview can load the files of the mock only while it starts', () => {
    const onDemand = (all: readonly Edge[]) =>
      all.filter(({ from, isLazy }) => isLazy && /^(mock|src\/contract)\//.test(from)).map(({ from }) => from)
    expect(onDemand(edges)).toEqual([])
    expect(onDemand(edgesOf('mock/a.ts', "const a = await import('papaparse')"))).toEqual(['mock/a.ts'])
  })
  test('form no cycle', () => {
    expect(cycle(edges)).toBeUndefined()
  })
  test('pass through no barrel', () => {
    expect(files.filter((file) => /\/index\.tsx?$/.test(file))).toEqual([])
  })
})

/** Folders beside the wings: shared by all of them, or tooling. */
const SHARED: Record<string, readonly string[]> = {
  'src/features': [],
  'src/contract': ['demo', 'file', 'reference'],
  'mock/domain': ['demo', 'file', 'reference', 'robots', 'title'],
  'mock/handlers': [],
  'tests/screens': ['strange', 'support', 'voice'],
}

test.each(Object.entries(SHARED))('%s has the seven wings', (root, shared) => {
  const folders = new Set(
    filesBelow([root]).flatMap((file) => {
      const [folder = '', ...rest] = file.slice(root.length + 1).split('/')
      return rest.length > 0 ? [folder] : []
    }),
  )
  expect([...folders].toSorted()).toEqual([...WINGS, ...shared].toSorted())
})

describe('the checker catches a planted', () => {
  const caught = (file: string, text: string): (string | undefined)[] => edgesOf(file, text).map(broken)
  test.each([
    ['upward import', 'src/ui/Button.tsx', "import { call } from '@/session/session.ts'"],
    ['sideways import', 'src/ui/Button.tsx', "import { call } from '@/api/call.ts'"],
    ['feature that sees a feature', 'src/features/trade/bid/a.ts', "import { b } from '@/features/trade/tender/b.ts'"],
    ['relative way round', 'src/features/trade/bid/a.ts', "import { b } from '../tender/b.ts'"],
    ['lazy way round', 'src/features/trade/bid/a.ts', "const b = () => import('@/pages/home/HomePage.tsx')"],
    ['type that points up', 'src/ui/Button.tsx', "import type { A } from '@/pages/a.ts'"],
    ['client that sees the mock', 'src/api/call.ts', "import { a } from '@mock/backend.ts'"],
    ['mock that sees the client', 'mock/backend.ts', "import { a } from '@/api/call.ts'"],
    ['client that sees a test', 'src/api/call.ts', "import { a } from '@tests/setup/fakes.ts'"],
    ['zod outside the schemas', 'src/features/trade/bid/a.ts', "import { z } from 'zod'"],
    ['axios outside api', 'src/pages/a.tsx', "import axios from 'axios'"],
    ['crypto-js outside the cipher', 'src/session/a.ts', "import AES from 'crypto-js/aes'"],
    ['antd in the layout', 'src/layout/a.tsx', "import { Menu } from 'antd'"],
    ['re-export that points up', 'src/ui/a.ts', "export { a } from '@/features/trade/bid/a.ts'"],
  ])('%s', (_name, file, text) => {
    expect(caught(file, text).filter((one) => one !== undefined)).toHaveLength(1)
  })
  test('cycle', () => {
    const planted = [
      ...edgesOf('src/a.ts', "import { b } from './b.ts'"),
      ...edgesOf('src/b.ts', "import type { A } from './a.ts'"),
    ]
    expect(cycle(planted)).toEqual(['src/a.ts', 'src/b.ts', 'src/a.ts'])
  })
  test('schema that would run in the client', () => {
    expect(
      edgesOf('src/features/trade/bid/a.ts', "import { bidInputSchema } from '@/contract/trade/bid/schemas.ts'").some(
        runsSchemas,
      ),
    ).toBe(true)
    expect(
      edgesOf('src/features/trade/bid/a.ts', "import type { BidInput } from '@/contract/trade/bid/schemas.ts'").some(
        runsSchemas,
      ),
    ).toBe(false)
  })
})
