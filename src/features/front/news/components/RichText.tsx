import { createElement, useMemo } from 'react'
import type { ReactNode } from 'react'
import { useText } from '@/i18n/useText.ts'
import { RouteLink } from '@/ui/RouteLink.tsx'
import { VisuallyHidden } from '@/ui/VisuallyHidden.tsx'
import { ALLOWED_TAGS, cleanMarkup, pictureOf, linkOf, WITHOUT_WORDS } from '../clean.ts'
import './rich.css'

const ALLOWED: ReadonlySet<string> = new Set(ALLOWED_TAGS)
const WORDLESS: ReadonlySet<string> = new Set(WITHOUT_WORDS)
/** Inline elements; all others are blocks. */
const INLINE: ReadonlySet<string> = new Set(['a', 'img', 'strong', 'em', 'br'])
/** Blocks that contain text only. */
const LINES: ReadonlySet<string> = new Set(['p', 'h2', 'h3', 'h4', 'caption'])
const EMPTY: ReadonlySet<string> = new Set(['br', 'hr'])
/** Allowed children; a part in any other parent is replaced by its content. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  ul: ['li'],
  ol: ['li'],
  table: ['caption', 'thead', 'tbody'],
  thead: ['tr'],
  tbody: ['tr'],
  tr: ['th', 'td'],
}
const ONLY_PARTS: ReadonlySet<string> = new Set([...Object.values(PARTS).flat(), 'figcaption'])

/** Position in the tree while rendering. */
interface Place {
  parent: string
  /** Inside a line of text no blocks are allowed. */
  isLine: boolean
  isLink: boolean
}

/** External markup, sanitized and rebuilt as React elements from an allow-list; never inserted as HTML. */
export function RichText({ markup, lang }: { markup: string; lang: string }) {
  const t = useText()
  const words = { external: t('news.link.external') }
  const drawn = useMemo(() => cleanMarkup(markup), [markup])
  return (
    <div className="ct-rich" lang={lang}>
      {drawn ? (
        drawAll(drawn, { parent: 'div', isLine: false, isLink: false }, words)
      ) : (
        <p>{markup.replace(/<[^>]*>?/g, ' ')}</p>
      )}
    </div>
  )
}

interface Words {
  external: string
}

function drawAll(parent: Node, place: Place, words: Words): ReactNode[] {
  return Array.from(parent.childNodes, (node, index) => draw(node, `${index}`, place, words))
}

function draw(node: Node, key: string, place: Place, words: Words): ReactNode {
  const parts = PARTS[place.parent]
  if (node.nodeType === Node.TEXT_NODE) return parts ? null : node.nodeValue
  if (!(node instanceof Element)) return null
  const tag = node.localName
  if (WORDLESS.has(tag)) return null
  const isHere = ALLOWED.has(tag) && (parts?.includes(tag) ?? (!ONLY_PARTS.has(tag) || place.parent === 'figure'))
  const isMisplaced = (place.isLine && !INLINE.has(tag)) || (place.isLink && tag === 'a')
  if (!isHere || isMisplaced) return parts ? null : drawAll(node, place, words)
  if (EMPTY.has(tag)) return createElement(tag, { key })
  if (tag === 'img') return picture(node, key)
  if (tag === 'a') return link(node, key, place, words)
  const inner = { ...place, parent: tag, isLine: place.isLine || LINES.has(tag) || INLINE.has(tag) }
  const children = drawAll(node, inner, words)
  if (tag !== 'table') return createElement(tag, { key, ...spans(node, tag) }, children)
  return (
    // Wide tables scroll on their own, also by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls
    <div key={key} className="ct-rich-scroll" tabIndex={0}>
      <table>{children}</table>
    </div>
  )
}

function spans(node: Element, tag: string): object {
  if (tag !== 'td' && tag !== 'th') return {}
  const count = (name: string): number | undefined => {
    const value = Number(node.getAttribute(name))
    return Number.isInteger(value) && value > 1 && value <= 20 ? value : undefined
  }
  return { colSpan: count('colspan'), rowSpan: count('rowspan'), ...(tag === 'th' && { scope: 'col' }) }
}

function picture(node: Element, key: string): ReactNode {
  const src = pictureOf(node.getAttribute('src'))
  const alt = node.getAttribute('alt') ?? ''
  return src === undefined ? alt : <img key={key} src={src} alt={alt} loading="lazy" decoding="async" />
}

function link(node: Element, key: string, place: Place, words: Words): ReactNode {
  const target = linkOf(node.getAttribute('href'))
  const children = drawAll(node, { ...place, parent: 'a', isLine: true, isLink: true }, words)
  if (!target) return <span key={key}>{children}</span>
  if ('to' in target)
    return (
      <RouteLink key={key} to={target.to}>
        {children}
      </RouteLink>
    )
  return (
    <a key={key} href={target.href} target="_blank" rel="noopener noreferrer nofollow" className="ct-rich-out">
      {children}
      <VisuallyHidden> {words.external}</VisuallyHidden>
    </a>
  )
}
