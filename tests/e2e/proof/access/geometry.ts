import type { Page } from '@playwright/test'

/**
 * Finds clipped and overlapping text. Exempt, and why:
 * - the shortened value of a select: its list shows the whole text;
 * - text for screen readers only (1 px boxes) and hidden text (visibility, opacity 0, closed details);
 * - text shortened by an ellipsis or a line clamp if the whole text is a title, a name or a link to the item;
 * - text inside a scroll container: it can be scrolled to, and axe checks that the keyboard can do so;
 * - sticky or fixed bars and open layers against what is below them: they cover it on purpose;
 * - labels inside an svg: maps and charts place their own, and a table beside them has the same data.
 */
export async function geometryFindings(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    interface Box {
      left: number
      right: number
      top: number
      bottom: number
    }
    interface Word extends Box {
      owner: Element
      layer: Element | null
      text: string
    }
    const findings = new Set<string>()
    const nameOf = (element: Element): string =>
      `${element.tagName.toLowerCase()}${[...element.classList].map((name) => `.${name}`).join('')}`
    const quote = (text: string): string => `“${text.trim().replaceAll(/\s+/g, ' ').slice(0, 40)}”`
    const isDrawn = (element: Element): boolean =>
      element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) &&
      !element.closest('svg, noscript, script, style, option')
    const clips = (value: string): boolean => value === 'hidden' || value === 'clip'
    const scrolls = (value: string): boolean => value === 'auto' || value === 'scroll'
    const isShortened = (style: CSSStyleDeclaration): boolean =>
      style.textOverflow === 'ellipsis' || (style.webkitLineClamp !== 'none' && style.webkitLineClamp !== '')
    const isTold = (element: Element): boolean =>
      element.closest('[title], [aria-label], a[href]') !== null || element.querySelector('[title], a[href]') !== null
    const layerOf = (element: Element): Element | null => {
      for (let one: Element | null = element; one && one !== document.body; one = one.parentElement) {
        const { position } = getComputedStyle(one)
        if (position === 'fixed' || position === 'sticky' || one.matches('dialog, [popover]')) return one
      }
      return null
    }

    /** The visible part of a line of text; records permanently clipped text. */
    const seenPart = (line: Box, owner: Element, text: string): Box | null => {
      const part = { ...line }
      for (let one: Element | null = owner; one && one !== document.body; one = one.parentElement) {
        const style = getComputedStyle(one)
        const edge = one.getBoundingClientRect()
        if (one.clientWidth <= 1 && clips(style.overflowX)) return null
        if (style.position === 'fixed') break
        if (style.overflowX === 'visible' && style.overflowY === 'visible') continue
        const isCutX = part.left < edge.left - 1.5 || part.right > edge.right + 1.5
        // The line box is higher than its letters.
        const slack = (line.bottom - line.top) * 0.2 + 1
        const isCutY = part.top < edge.top - slack || part.bottom > edge.bottom + slack
        const isLost = (clips(style.overflowX) && isCutX) || (clips(style.overflowY) && isCutY)
        if (isLost && !scrolls(style.overflowX) && !scrolls(style.overflowY)) {
          if (!(isShortened(style) && isTold(one)))
            findings.add(`clipped: ${quote(text)} in ${nameOf(owner)} by ${nameOf(one)}`)
        }
        part.left = Math.max(part.left, edge.left)
        part.right = Math.min(part.right, edge.right)
        part.top = Math.max(part.top, edge.top)
        part.bottom = Math.min(part.bottom, edge.bottom)
        if (part.right - part.left < 1 || part.bottom - part.top < 1) return null
      }
      return part
    }

    /** The visible box around a text: an element with a border or background. */
    const frameOf = (owner: Element): Element | null => {
      for (let one: Element | null = owner; one && one !== document.body; one = one.parentElement) {
        const style = getComputedStyle(one)
        if (style.display === 'inline' || style.display === 'contents') continue
        const hasEdge = style.borderInlineStartWidth !== '0px' && style.borderInlineEndWidth !== '0px'
        if (hasEdge || style.backgroundColor !== 'rgba(0, 0, 0, 0)') return one
        if (style.position === 'absolute' || style.position === 'fixed') return null
      }
      return null
    }

    const words: Word[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const owner = node.parentElement
      const text = node.textContent ?? ''
      if (!owner || text.trim() === '' || !isDrawn(owner)) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const layer = layerOf(owner)
      const frame = frameOf(owner)?.getBoundingClientRect()
      for (const { left, right, top, bottom } of range.getClientRects()) {
        if (right - left < 1 || bottom - top < 1) continue
        const part = seenPart({ left, right, top, bottom }, owner, text)
        if (!part) continue
        if (part.left < -1 || part.right > window.innerWidth + 1)
          findings.add(
            `outside: ${quote(text)} in ${nameOf(owner)}, ${Math.round(part.left)} to ${Math.round(part.right)}`,
          )
        if (frame && (part.left < frame.left - 1.5 || part.right > frame.right + 1.5))
          findings.add(`spills: ${quote(text)} in ${nameOf(owner)}`)
        const height = part.bottom - part.top
        words.push({
          owner,
          layer,
          text,
          left: part.left + 1,
          right: part.right - 1,
          top: part.top + height * 0.22,
          bottom: part.bottom - height * 0.2,
        })
      }
    }

    const rows = words.toSorted((one, other) => one.top - other.top)
    rows.forEach((one, at) => {
      for (let next = at + 1; next < rows.length; next += 1) {
        const other = rows[next]
        if (!other || other.top >= one.bottom - 1) break
        if (one.owner === other.owner || one.layer !== other.layer) continue
        const across = Math.min(one.right, other.right) - Math.max(one.left, other.left)
        const down = Math.min(one.bottom, other.bottom) - other.top
        if (across > 1.5 && down > 1.5)
          findings.add(
            `overlap: ${quote(one.text)} in ${nameOf(one.owner)} and ${quote(other.text)} in ${nameOf(other.owner)}`,
          )
      }
    })

    const pen = document.createElement('canvas').getContext('2d')
    for (const field of document.querySelectorAll('input, select')) {
      if (!pen || !isDrawn(field) || field.clientWidth < 2) continue
      const shown =
        field instanceof HTMLSelectElement
          ? (field.selectedOptions[0]?.text ?? '')
          : field instanceof HTMLInputElement && field.value === ''
            ? field.placeholder
            : ''
      if (shown === '') continue
      const style = getComputedStyle(field)
      if (field instanceof HTMLSelectElement && style.textOverflow === 'ellipsis') continue
      pen.font = style.font
      const room =
        field.clientWidth - Number.parseFloat(style.paddingInlineStart) - Number.parseFloat(style.paddingInlineEnd)
      const need = pen.measureText(shown).width
      if (need > room + 1.5 && !field.hasAttribute('title'))
        findings.add(`field: ${quote(shown)} in ${nameOf(field)} needs ${Math.ceil(need)} of ${Math.floor(room)}`)
    }

    const tooWide = document.documentElement.scrollWidth - window.innerWidth
    if (tooWide > 0) findings.add(`page: ${tooWide} px wider than the window`)
    return [...findings]
  })
}
