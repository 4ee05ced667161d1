import { expect, type Browser, type Page } from '@playwright/test'
import { test } from '../../test.ts'
import { figure } from '../figure.ts'
import { SIZES, visitAll } from './visits.ts'

// Hundreds of pages: recording would take longer than the checks.
test.use({ trace: 'off' })

/** Every element that moves for longer than 10 ms under `prefers-reduced-motion`. */
async function moving(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const longest = (times: string): number =>
      Math.max(...times.split(',').map((time) => Number.parseFloat(time) * (time.trim().endsWith('ms') ? 1 : 1000)))
    const found = new Set<string>()
    for (const element of document.querySelectorAll('*'))
      for (const part of ['', '::before', '::after']) {
        const { animationName, animationDuration, animationIterationCount, transitionDuration, scrollBehavior } =
          getComputedStyle(element, part || undefined)
        const name = `${element.tagName.toLowerCase()}.${String(element.getAttribute('class')).replaceAll(' ', '.')}${part}`
        if (longest(transitionDuration) > 10) found.add(`${name} passes over in ${transitionDuration}`)
        if (
          animationName !== 'none' &&
          (longest(animationDuration) > 10 || animationIterationCount.includes('infinite'))
        )
          found.add(`${name} moves for ${animationDuration} x ${animationIterationCount}`)
        if (part === '' && scrollBehavior === 'smooth') found.add(`${name} scrolls smoothly`)
      }
    for (const animation of document.getAnimations())
      if (Number(animation.effect?.getComputedTiming().endTime) > 10) found.add(`an animation runs: ${animation.id}`)
    return [...found]
  })
}

/** Controls without a visible focus, and in high contrast also fields without a border; shadows are not drawn there. */
async function unseen(page: Page, isForced: boolean): Promise<{ count: number; findings: string[] }> {
  return page.evaluate(async (forced) => {
    const findings: string[] = []
    let count = 0
    const isDrawn = ({ outlineStyle, outlineWidth, boxShadow }: CSSStyleDeclaration): boolean =>
      (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1) || (!forced && boxShadow !== 'none')
    /** A link that is a whole row draws the outline of the row with what covers it. */
    const coverOf = (element: Element): CSSStyleDeclaration | undefined => {
      const style = getComputedStyle(element, '::after')
      return style.content !== 'none' && style.position === 'absolute' ? style : undefined
    }
    const isShown = (element: Element): boolean => {
      const cover = coverOf(element)
      return isDrawn(getComputedStyle(element)) || (cover !== undefined && isDrawn(cover))
    }
    const painted = async () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    /** The box around a label and its control. */
    const cells = 'div:has(> label[for]:only-of-type)'
    /** Some controls show the focus ring on the label or cell around them. */
    const holdsFocus = (element: Element): boolean => {
      for (let one: Element | null = element, level = 0; one && level < 5; one = one.parentElement, level += 1)
        if (isShown(one) && (one === element || one.matches(`label, ${cells}, .ant-select, .ant-input-affix-wrapper`)))
          return true
      return false
    }
    for (const element of document.querySelectorAll<HTMLElement>(
      'a[href], button, input, select, textarea, summary, [tabindex="0"]',
    )) {
      if (!element.checkVisibility({ checkVisibilityCSS: true }) || element.matches(':disabled')) continue
      element.focus({ preventScroll: true, focusVisible: true })
      if (document.activeElement !== element) continue
      count += 1
      const name = `${element.tagName.toLowerCase()}.${element.className.replaceAll(' ', '.')} “${(element.textContent || element.getAttribute('aria-label') || element.getAttribute('name') || '').trim().slice(0, 30)}”`
      // A select of the kit draws it in the next frame.
      if (!holdsFocus(element)) await painted()
      if (!holdsFocus(element)) findings.push(`${name}: no sign of the focus`)
      if (!forced) continue
      const style = getComputedStyle(element)
      const hasEdge = /[1-9]/.test(style.borderBlockEndWidth)
      const isField = element.matches('input:not([type="checkbox"], [type="radio"], [type="range"]), select, textarea')
      // A select of the kit has its edge from the cell around it, where it is in one.
      const cell = element.closest(cells) ?? element.closest('dialog, .ant-select, .ant-input-affix-wrapper')
      if (isField && !hasEdge && !(cell && getComputedStyle(cell).borderBlockEndWidth !== '0px'))
        findings.push(`${name}: a field without an edge`)
    }
    return { count, findings }
  }, isForced)
}

async function held(browser: Browser, isWanted?: (path: string) => boolean): Promise<void> {
  let controls = 0
  let found = 0
  const paths = await visitAll(
    browser,
    'member',
    { locale: 'zh-CN', size: SIZES.wide, more: { reducedMotion: 'reduce' } },
    async ({ page, address }) => {
      const moves = await moving(page)
      expect.soft(moves, `${address}: with less motion`).toEqual([])
      const plain = await unseen(page, false)
      expect.soft(plain.findings, `${address}: focus`).toEqual([])
      await page.emulateMedia({ forcedColors: 'active' })
      const { count, findings } = await unseen(page, true)
      expect.soft(count, `${address}: controls`).toBeGreaterThan(10)
      expect.soft(findings, `${address}: in high contrast`).toEqual([])
      await page.emulateMedia({ forcedColors: 'none' })
      controls += count
      found += moves.length + plain.findings.length + findings.length
    },
    isWanted,
  )
  figure(
    `${paths} paths with less motion, focused, focused in high contrast: ${paths * 3} cases, ${controls} controls focused, ${found} moving or unseen`,
  )
}

test('with less motion nothing moves, in high contrast every focus is seen', { tag: '@whole' }, async ({ browser }) =>
  held(browser),
)

test('with less motion nothing moves on a few paths, in high contrast every focus is seen', async ({ browser }) =>
  held(browser, (path) => ['/business/searchTender', '/business/tenderIssue'].includes(path)))
