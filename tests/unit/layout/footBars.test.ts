// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** All declarations of each selector in the style files, whatever the media query. */
function rules(): Map<string, string> {
  const found = new Map<string, string>()
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'))
  for (const file of files) {
    const css = readFileSync(`src/${file}`, 'utf8').replaceAll(/\/\*.*?\*\//gs, '')
    for (const [, names = '', body = ''] of css.matchAll(/([^{};]+)\{([^{}]*)\}/g))
      for (const name of names.split(',').map((one) => one.trim())) found.set(name, (found.get(name) ?? '') + body)
  }
  return found
}

it('lets whatever sticks to the foot of the window stand on the bar of small screens', () => {
  const atFoot = [...rules()].filter(
    ([, body]) => /position: (?:sticky|fixed)/.test(body) && /inset-block-end:/.test(body),
  )
  // The bars of forms, and the notice of a session that has ended.
  expect(atFoot.length).toBeGreaterThanOrEqual(2)
  const wrong = atFoot.filter(([, body]) => !body.includes('--ct-bottombar'))
  expect(wrong.map(([name]) => name)).toEqual([])
})
