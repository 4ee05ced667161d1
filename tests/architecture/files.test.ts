// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { filesBelow, textOf } from './sourceGraph.ts'

/** The one place that makes links and pictures of stored files (decision 0023), and what it makes them with. */
const MAKERS = new Set(['src/ui/FileLink.tsx', 'src/ui/fileAddress.ts'])
/** Addresses of other things: the picture of the captcha is in its answer. */
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
