import type { Page } from '@playwright/test'

/** Nothing is smaller, px; a field on a phone is as large as the second, or the phone enlarges the page. */
const SMALLEST = 12
const FIELD_ON_PHONE = 16

/** Finds drawn text under 12 px, labels of maps and charts too, and on phones fields under 16 px. */
export async function typeFindings(page: Page): Promise<string[]> {
  return page.evaluate(
    ([smallest, smallestField]) => {
      const findings = new Set<string>()
      const isDrawn = (element: Element): boolean =>
        element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) &&
        element.getBoundingClientRect().width > 1
      const sizeOf = (element: Element): number => {
        const size = Number.parseFloat(getComputedStyle(element).fontSize)
        return element instanceof SVGGraphicsElement ? size * (element.getScreenCTM()?.a ?? 1) : size
      }
      const tell = (element: Element, text: string): void => {
        findings.add(`${sizeOf(element).toFixed(1)} px: “${text.trim().slice(0, 30)}” in ${element.tagName}`)
      }
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const owner = node.parentElement
        const text = node.textContent ?? ''
        if (!owner || text.trim() === '' || owner.closest('noscript, script, style, option, title')) continue
        if (sizeOf(owner) < smallest - 0.05 && isDrawn(owner)) tell(owner, text)
      }
      const isNarrow = window.innerWidth < 768
      for (const field of document.querySelectorAll('input, select, textarea'))
        if (
          isNarrow &&
          !field.matches('[type=checkbox], [type=radio]') &&
          isDrawn(field) &&
          sizeOf(field) < smallestField
        )
          tell(field, field.getAttribute('name') ?? field.getAttribute('aria-label') ?? field.className)
      return [...findings]
    },
    [SMALLEST, FIELD_ON_PHONE] as const,
  )
}
