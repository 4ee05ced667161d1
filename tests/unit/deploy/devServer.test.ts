// @vitest-environment node
import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { FIRST_PAGE, loadingSign } from '../../../scripts/devServer.ts'
import { marketInOneFile } from '../../../scripts/marketInOneFile.ts'

const page = readFileSync('index.html', 'utf8')
const text = (file: string) => readFileSync(file, 'utf8')

describe('the dev server', () => {
  const sign = loadingSign()
  const shown = (sign.transformIndexHtml as (html: string) => string)(page)

  test('shows from the first byte that the page is coming, in both languages, where the product will be drawn', () => {
    const root = /<div id="root">([\s\S]*)<p id="boot-failed"/.exec(shown)?.[1] ?? ''
    expect(root).toMatch(/role="status"/)
    expect(root).toMatch(/<span lang="zh-CN">[^<]+<\/span><span lang="en-US">[^<]+<\/span>/)
    expect(root).toMatch(/<\/div>\s*<\/div>\s*$/)
  })

  test('does so alone: a build has its prerendered first screen, and no byte of the sign', () => {
    expect(sign.apply).toBe('serve')
    expect(page).toContain('<div id="root"></div>')
  })

  test('brings the marketplace of the browser as one file, for nobody but the module that starts it', () => {
    const { apply, resolveId } = marketInOneFile()
    expect(apply).toBe('serve')
    const { filter, handler } = resolveId as unknown as { filter: { id: RegExp }; handler: () => string }
    expect(handler()).toMatch(/^\/@cangtong\//)
    expect(filter.id.test(resolve('mock/hosts/browser.ts'))).toBe(true)
    expect(filter.id.test(resolve('mock/hosts/node.ts'))).toBe(false)
    expect(text('src/app/startMock.ts')).toContain("import('@mock/hosts/browser.ts')")
  })

  test('keeps the marketplace out of the scan for packages, which would look for it on the disk and give up', () => {
    const { config } = marketInOneFile()
    const { optimizeDeps } = (config as () => { optimizeDeps: { entries: string[]; exclude: string[] } })()
    expect(optimizeDeps.entries).toEqual(['index.html'])
    const imported = /import\('(@mock\/[^']+)'\)/.exec(text('src/app/startMock.ts'))?.[1]
    expect(optimizeDeps.exclude).toEqual([imported])
  })

  test('works ahead on all that the first page fetches by a dynamic import', () => {
    const files = FIRST_PAGE.flatMap((file) =>
      file.includes('{') ? ['zh-CN', 'en-US'].map((locale) => file.replace(/\{.*\}/, locale)) : [file],
    )
    expect(files.filter((file) => !existsSync(file))).toEqual([])
    const home = /import\('@\/([^']+)'\)/.exec(text('src/app/firstScreen.ts'))?.[1]
    const core = [...text('src/app/coreCatalogue.ts').matchAll(/import\('\.\/([^']+)'\)/g)].map(([, one]) => one ?? '')
    expect(core).toHaveLength(2)
    const wanted = [`./src/${home}`, ...core.map((one) => `./src/app/${one}`)]
    expect(files).toEqual(expect.arrayContaining(wanted))
  })
})
