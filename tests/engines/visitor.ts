import { expect } from '@playwright/test'
import { pause, type Driver, type Size } from './driver.ts'
import { findInPage, MARK, type Act, type Found, type Pattern, type Step } from './finder.ts'

type Words = string | RegExp

/** The way to an element. */
export type Way = readonly Step[]

const escape = (text: string) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)
/** Text means the whole text. */
const pattern = (words: Words): Pattern =>
  typeof words === 'string' ? { source: `^${escape(words)}$`, flags: '' } : { source: words.source, flags: words.flags }

/** An element with a role, and a name where it is given. */
export const role = (kind: string, name?: Words, at?: number): Way => [
  { role: kind, ...(name !== undefined && { name: pattern(name) }), ...(at !== undefined && { at }) },
]
export const button = (name: Words, at?: number): Way => role('button', name, at)
export const link = (name: Words, at?: number): Way => role('link', name, at)
/** A field of a form by its label; the first one of several. */
export const field = (label: Words, at = 0): Way => role('field', label, at)
export const css = (selector: string, at?: number): Way => [{ css: selector, ...(at !== undefined && { at }) }]
/** The innermost element with a text; the first one of several. */
export const text = (words: Words, at = 0): Way => [
  { text: typeof words === 'string' ? { source: escape(words), flags: '' } : pattern(words), at },
]
/** A row of a table that contains a text. */
export const row = (has: Words, at = 0): Way => [{ role: 'row', has: pattern(has), at }]
/** Elements that contain a text. */
export const having = (way: Way, has: RegExp): Way =>
  way.map((step, at) => (at === way.length - 1 ? { ...step, has: pattern(has) } : step))
export const within = (...ways: readonly Way[]): Way => ways.flat()
export const DIALOG: Way = role('dialog', undefined, -1)

const WAIT_MS = 30_000

/** A person in a browser: waits for what it looks for, as people do, and touches instead of clicking on a phone. */
export class Visitor {
  readonly driver: Driver
  readonly isPhone: boolean
  readonly name: string

  constructor(driver: Driver, name: string, isPhone: boolean) {
    this.driver = driver
    this.name = name
    this.isPhone = isPhone
  }

  async find(way: Way, act: Act = 'look', value = ''): Promise<Found> {
    return (await this.driver.run(findInPage.toString(), [way, act, value])) as Found
  }

  /** Repeats until the answer is not undefined; a page that is being replaced is asked again. */
  until = async <Answer>(what: string, ask: () => Promise<Answer | undefined>, ms = WAIT_MS): Promise<Answer> => {
    const end = Date.now() + ms
    let trouble = ''
    do {
      try {
        const answer = await ask()
        if (answer !== undefined) return answer
      } catch (error) {
        trouble = String(error)
      }
      await pause(80)
    } while (Date.now() < end)
    throw new Error(`${this.name} waited ${ms / 1000} s for ${what} ${trouble}`)
  }

  /** Opens an address and waits until the product has taken the place of the prerendered page. */
  async open(address: string): Promise<void> {
    const sign = String(Math.random())
    await this.driver.run('(sign) => { window.enginesSign = sign }', [sign]).catch(() => undefined)
    await this.driver.open(address)
    await this.until(`the page ${address}`, async () =>
      (await this.driver.run(
        `(sign) => window.enginesSign !== sign && document.readyState !== 'loading' && location.protocol.startsWith('http')
          && document.querySelectorAll('header').length > 0 && document.querySelectorAll('main h1').length === 1`,
        [sign],
      ))
        ? true
        : undefined,
    )
  }

  async address(): Promise<string> {
    return (await this.driver.run('() => location.pathname + location.search', [])) as string
  }

  async seeAddress(like: RegExp): Promise<string> {
    return this.until(`the address ${like.source}`, async () => {
      const now = await this.address()
      return like.test(now) ? now : undefined
    })
  }

  async see(way: Way, ms = WAIT_MS): Promise<Found> {
    return this.until(
      JSON.stringify(way),
      async () => {
        const found = await this.find(way)
        return found.count > 0 ? found : undefined
      },
      ms,
    )
  }

  async gone(way: Way): Promise<void> {
    await this.until(`the end of ${JSON.stringify(way)}`, async () =>
      (await this.find(way)).count === 0 ? true : undefined,
    )
  }

  async isThere(way: Way): Promise<boolean> {
    return (await this.find(way)).count > 0
  }

  /** Clicks or touches the first element that the way leads to. */
  async press(way: Way): Promise<void> {
    let why = ''
    const missed = `() => { const is = window.enginesMissed; window.enginesWatch?.abort(); return is === true }`
    await this.until(`being able to press ${JSON.stringify(way)}`, async () => {
      const found = await this.find(way, 'aim')
      why = found.why
      if (!found.point) return undefined
      await (this.isPhone ? this.driver.tap(found.point) : this.driver.click(found.point))
      // A page that the press has left did not miss it.
      return (await this.driver.run(missed, []).catch(() => false)) === true ? undefined : true
    }).catch((error: unknown) => {
      throw new Error(`${String(error)} (${why})`)
    })
  }

  /** Presses a box until it is ticked. */
  async tick(way: Way): Promise<void> {
    if (!(await this.see(way)).isChecked) await this.press(way)
    await this.until(`the tick of ${JSON.stringify(way)}`, async () =>
      (await this.find(way)).isChecked ? true : undefined,
    )
  }

  /** Writes into a field in one go, as a password manager or an input method does. */
  async fill(way: Way, value: string): Promise<void> {
    await this.until(`the field ${JSON.stringify(way)}`, async () => {
      const found = await this.find(way, 'fill', value)
      return found.value === value ? true : undefined
    })
  }

  /** Writes a day and leaves the field, which then takes it. */
  async day(way: Way, value: string): Promise<void> {
    await this.fill(way, value)
    await this.driver.press(['Tab'])
  }

  /** Writes with real keys. */
  async type(way: Way, value: string): Promise<void> {
    await this.press(way)
    await this.driver.press(value.split(''))
    expect((await this.find(way)).value).toBe(value)
  }

  /** Chooses an option by its text, in a native select or the kit's. */
  async choose(way: Way, option: Words): Promise<void> {
    const like = new RegExp(pattern(option).source)
    if ((await this.see(way)).isSelect) {
      const label = await this.until(`the option ${String(option)}`, async () =>
        (await this.find(way)).options.find((one) => like.test(one)),
      )
      await this.find(way, 'select', label)
      return
    }
    await this.press(way)
    const list = await this.until('the list to open', async () => {
      const found = await this.find(way)
      return found.isExpanded ? found.list : undefined
    })
    const [step] = role('option', option, 0)
    await this.press([{ css: `[id="${list}"], :has(> [id="${list}"])`, at: 0 }, ...(step ? [step] : [])])
    await this.until('the list to close', async () => ((await this.find(way)).isExpanded ? undefined : true))
  }

  /** Writes into a field with suggestions and takes one. */
  async suggest(way: Way, value: string, option: RegExp): Promise<void> {
    await this.fill(way, value)
    await this.press(role('option', option, 0))
  }

  async attach(way: Way, ...paths: string[]): Promise<void> {
    await this.until('the file field', async () => ((await this.find(way, 'mark')).count > 0 ? true : undefined))
    await this.driver.setFiles(`[${MARK}]`, paths)
  }

  /** Calls the back end as the page does, with its session; returns the data. */
  async ask<Data>(method: 'GET' | 'POST', path: string, body?: object): Promise<Data> {
    return (await this.driver.run(
      `async (method, path, body) => {
        const answer = await fetch('/trading-api/trading/api/' + path, {
          method, ...(body && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }) })
        const { code, data, msg } = await answer.json()
        if (code !== 200) throw new Error(code + ' ' + msg)
        return data
      }`,
      [method, path, body ?? null],
    )) as Data
  }

  /** Pixels by which the page is wider than the window. */
  async overflow(): Promise<number> {
    return (await this.driver.run('() => document.documentElement.scrollWidth - window.innerWidth', [])) as number
  }

  async resize(size: Size): Promise<void> {
    await this.driver.resize(size)
  }
}
