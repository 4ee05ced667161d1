import type { Page } from '@playwright/test'

/**
 * Finds controls covered by a bar, in every scroll position:
 * - controls in a bar (fixed, or sticky and stuck) must never be covered, since scrolling cannot uncover them;
 * - every other control must be uncovered after the shortest scroll to it, from above and from below, as on focus.
 * Table headers that stick beside their own rows are not bars.
 */
export async function coveredFindings(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const findings = new Set<string>()
    const nameOf = (element: Element): string =>
      `${element.tagName.toLowerCase()}${[...element.classList].map((name) => `.${name}`).join('')}`
    const toldOf = (element: Element): string =>
      `${nameOf(element)} “${(element.textContent || element.getAttribute('aria-label') || '').trim().slice(0, 30)}”`
    const barOf = (element: Element | null): Element | null => {
      for (let one = element; one && one !== document.body; one = one.parentElement) {
        const { position } = getComputedStyle(one)
        if ((position === 'fixed' || position === 'sticky') && !one.matches('th, td, thead, tr')) return one
      }
      return null
    }
    /** Whether a bar is at its sticky position; otherwise it scrolls with the page. */
    const isStuck = (bar: Element): boolean => {
      const style = getComputedStyle(bar)
      const { top, bottom } = bar.getBoundingClientRect()
      const fromTop = Math.abs(top - Number.parseFloat(style.top))
      const fromBottom = Math.abs(window.innerHeight - bottom - Number.parseFloat(style.bottom))
      return style.position === 'fixed' || fromTop < 1.5 || fromBottom < 1.5
    }
    const goTo = (top: number): void => window.scrollTo({ top, behavior: 'instant' })
    const last = document.documentElement.scrollHeight

    /** The bar that covers an element now; null if it is uncovered or outside the viewport. */
    const over = (element: Element, own: Element | null): Element | null => {
      const { left, right, top, bottom, width, height } = element.getBoundingClientRect()
      if (width < 4 || height < 4) return null
      const middle = (left + right) / 2
      for (const y of [top + 2, (top + bottom) / 2, bottom - 2]) {
        if (y < 0 || y >= window.innerHeight || middle < 0 || middle >= window.innerWidth) continue
        const hit = document.elementFromPoint(middle, y)
        if (!hit || hit === element || element.contains(hit) || hit.contains(element)) continue
        const bar = barOf(hit)
        if (bar && bar !== own && !bar.contains(element) && !own?.contains(bar)) return bar
      }
      return null
    }

    const pressable = [
      ...document.querySelectorAll(
        'a[href], button, input, select, textarea, summary, [role="button"], [tabindex="0"]',
      ),
    ].filter((one) => one.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }))
    const things = pressable.map((element) => ({ element, bar: barOf(element) }))

    const inBars = things.filter(({ bar }) => bar !== null)
    for (let top = 0; top <= last; top += 60) {
      goTo(top)
      for (const { element, bar } of inBars) {
        const cover = bar && isStuck(bar) ? over(element, bar) : null
        if (cover) findings.add(`covered: ${toldOf(element)} by ${nameOf(cover)}`)
      }
    }
    for (const start of [0, last])
      for (const { element, bar } of things) {
        if (bar && getComputedStyle(bar).position === 'fixed') continue
        goTo(start)
        element.scrollIntoView({ block: 'nearest', behavior: 'instant' })
        // What is higher than the space between the bars cannot be fully uncovered.
        if (element.getBoundingClientRect().height > window.innerHeight / 2) continue
        const cover = over(element, bar)
        if (cover) findings.add(`under a bar: ${toldOf(element)} by ${nameOf(cover)}, come from ${start}`)
      }
    goTo(0)
    return [...findings]
  })
}
