// @vitest-environment node
import { describe, expect, test } from 'vitest'
import { screens } from '@/app/screens.ts'
import { catalogues } from '@/app/catalogues.ts'
import { routes } from '@/routes/table.ts'
import { edgesOf, filesBelow, graphOf, textOf } from './sourceGraph.ts'

const edges = graphOf(filesBelow(['src']))

/** Files that a file imports at run time, itself included; without lazy imports. */
function reached(start: string): Set<string> {
  const seen = new Set<string>()
  const visit = (file: string): void => {
    if (seen.has(file)) return
    seen.add(file)
    for (const edge of edges)
      if (edge.from === file && !edge.isTypeOnly && !edge.isLazy && /^src\/.+\.tsx?$/.test(edge.to)) visit(edge.to)
  }
  visit(start)
  return seen
}

const homePage = /import\('@\/([^']+)'\)/.exec(textOf('src/app/firstScreen.ts'))?.[1] ?? ''
const pageOf = new Map([
  ['home', `src/${homePage}`] as const,
  ...[...textOf('src/app/screens.ts').matchAll(/^\s{2}(\w+): \{\s*load: \(\) => import\('@\/([^']+)'\)/gm)].map(
    (match) => [match[1] ?? '', `src/${match[2] ?? ''}`] as const,
  ),
])

/** The folder of each feature catalogue. */
const folderOf = new Map(
  [
    ...filesBelow(['src/app'], /atalogues\.ts$/)
      .map(textOf)
      .join('\n')
      .matchAll(/^ {2}(\w+): \{\s*'zh-CN': \(\) => import\('@\/(features\/.+)\/messages\//gm),
  ].map((match) => [match[1] ?? '', `src/${match[2] ?? ''}/`] as const),
)
/** The catalogue with the texts of a feature file: that of the nearest folder. */
const catalogueOf = (file: string): string | undefined =>
  [...folderOf].filter(([, folder]) => file.startsWith(folder)).toSorted(([, a], [, b]) => b.length - a.length)[0]?.[0]

describe('every screen', () => {
  test('has a page of its own, found in the table', () => {
    expect([...pageOf.keys()].toSorted()).toEqual(Object.keys(screens).toSorted())
  })
  test.each([...pageOf])('%s names the catalogues of the features it shows', (id, page) => {
    expect(folderOf.size).toBeGreaterThan(30)
    const shown = [...reached(page)].filter((file) => /\buseText\b|<Message\b/.test(textOf(file)))
    const features = new Set(shown.flatMap((file) => catalogueOf(file) ?? []))
    if (reached(page).has('src/i18n/problemText.ts')) features.add('problem')
    if (reached(page).has('src/lists/FilterBar.tsx')) features.add('list')
    if (reached(page).has('src/ui/UploadField.tsx')) features.add('upload')
    if (reached(page).has('src/session/CertificationFix.tsx')) features.add('access')
    const named = screens[id as keyof typeof screens].messages
    expect(
      [...features].filter((feature) => feature in catalogues && !(named as readonly string[]).includes(feature)),
    ).toEqual([])
  })
  test.each([...pageOf])('%s has the kit exactly if it is a page of members with widgets of the kit', (id, page) => {
    const { access } = routes[id as keyof typeof routes]
    // A guest may begin to write a tender; the page is a work page all the same.
    const isOfMembers = id === 'tenderIssue' || (access !== 'public' && access !== 'guest')
    const hasWidgets = [...reached(page)].some((file) => /\bKitContext\b|from 'antd'/.test(textOf(file)))
    expect(screens[id as keyof typeof screens].kit === 'antd').toBe(isOfMembers && hasWidgets)
  })
})

test('the first page pulls in no antd', () => {
  const first = [...reached('src/main.tsx'), ...reached('src/pages/home/HomePage.tsx')]
  expect(first.length).toBeGreaterThan(60)
  const uses = first.filter((file) =>
    edgesOf(file, textOf(file)).some(
      (edge) => /^(antd|@ant-design|dayjs|crypto-js)/.test(edge.to) && !edge.isTypeOnly && !edge.isLazy,
    ),
  )
  expect(uses).toEqual([])
})
