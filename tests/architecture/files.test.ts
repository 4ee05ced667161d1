// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { filesBelow, textOf } from './sourceGraph.ts'

/** The only modules that create links and images of stored files, and their URLs (decision 0023). */
const MAKERS = new Set(['src/ui/FileLink.tsx', 'src/ui/fileAddress.ts'])
/** Matches hand-made URLs of stored files. The captcha picture is exempt: it is a data URL in the response. */
const byHand = (text: string): boolean =>
  /\b(?:href|src)=\{[^}\n]*(?:\.url\b|[a-z]Url\b|\.image\b|\.(?:pdf|xml)\b)|fileAddress\(|\/oss\b/.test(text)

describe('links to stored files', () => {
  it('are made in one place', () => {
    const files = filesBelow(['src']).filter((file) => !MAKERS.has(file))
    expect(files.length).toBeGreaterThan(300)
    expect(files.filter((file) => byHand(textOf(file)))).toEqual([])
  })

  it.each([
    '<a href={file.url} target="_blank">',
    '<img src={member.logoUrl} alt="" />',
    '<a href={fileAddress(file.url)}>',
    '<a href={`/trading-api/oss${path}`}>',
    '<a href={invoice.files.pdf}>',
  ])('are seen where they are made by hand: %s', (text) => expect(byHand(text)).toBe(true))

  it('are found in the maker itself', () => expect(byHand(textOf('src/ui/FileLink.tsx'))).toBe(true))
})
