// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { joined } from '../../../scripts/pageFiles.ts'
import type { Group } from '../../../scripts/pageFiles.ts'

const group = (kind: string, pages: string, modules: string, size = 100): Group => ({
  kind,
  pages: new Set(pages.split(' ')),
  modules: modules.split(' '),
  size,
})
/** Imports as `from>to`, separated by spaces. */
const graph = (edges: string) => (id: string) => ({
  importedIds: edges.split(' ').flatMap((edge) => (edge.startsWith(`${id}>`) ? [edge.slice(id.length + 1)] : [])),
  code: '',
})
const filesOf = (groups: Group[], edges = '', weight = (_page: string) => 1) =>
  joined(groups, graph(edges), weight).map(({ modules }) => modules.toSorted().join(' '))

describe('files of pages', () => {
  test('come together where the same pages, or nearly the same, need them', () => {
    const groups = [
      group('code', 'quote order', 'a'),
      group('code', 'quote order', 'b'),
      group('code', 'quote', 'c', 10),
    ]
    expect(filesOf(groups)).toEqual(['a b c'])
  })

  test('stay apart where another page would load much in vain', () => {
    const groups = [group('code', 'quote order', 'a'), group('code', 'quote', 'c', 1_000_000)]
    expect(filesOf(groups).toSorted()).toEqual(['a', 'c'])
  })

  test('spare a page that has no room, even of little', () => {
    const groups = [group('code', 'home quote', 'a'), group('code', 'quote', 'c', 10)]
    expect(filesOf(groups)).toEqual(['a c'])
    expect(filesOf(groups, '', (page) => (page === 'home' ? 50 : 1))).toHaveLength(2)
  })

  test('are of one kind: nobody loads the words of another language', () => {
    expect(filesOf([group('own zh-CN', 'quote', 'zh'), group('own en-US', 'quote', 'en')])).toHaveLength(2)
  })

  test('never import each other by way of a third', () => {
    const groups = [group('code', 'quote', 'a'), group('packages', 'quote', 'x'), group('code', 'quote', 'b')]
    expect(filesOf(groups)).toHaveLength(2)
    expect(filesOf(groups, 'a>x x>b')).toHaveLength(3)
  })

  test('count what a file leads to: a small file that needs a large one is dear', () => {
    const groups = [
      group('code', 'quote order', 'a'),
      group('code', 'quote', 'small', 10),
      group('styles', 'quote', 'large', 1_000_000),
    ]
    expect(filesOf(groups, 'small>large').toSorted()).toEqual(['a', 'large', 'small'])
  })
})
