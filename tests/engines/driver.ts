/** A place in the window, in CSS pixels. */
export interface Point {
  x: number
  y: number
}

export interface Size {
  width: number
  height: number
}

/** What the walks need of a browser's window; each engine has its own, the rest is shared (`visitor.ts`). */
export interface Driver {
  /** Starts loading an address; the visitor waits for the page. */
  open: (address: string) => Promise<void>
  /** Runs the text of a function in the page with arguments of plain data; its answer is plain data too. */
  run: (task: string, args: readonly unknown[]) => Promise<unknown>
  /** Presses the left mouse button once. */
  click: (at: Point) => Promise<void>
  /** Touches once with a finger. */
  tap: (at: Point) => Promise<void>
  /** Presses keys one after the other: a character each, or names like `Enter`, with `Shift+` before. */
  press: (keys: readonly string[]) => Promise<void>
  /** Gives files of this machine to the file input that a selector finds. */
  setFiles: (css: string, paths: readonly string[]) => Promise<void>
  resize: (size: Size) => Promise<void>
  /** Errors and warnings of the page since its start, uncaught ones too. */
  complaints: () => string[]
  picture: () => Promise<Buffer>
  close: () => Promise<void>
}

/** A browser; each visitor has its own storage, as if on another computer. */
export interface Engine {
  /** Name with its version. */
  version: string
  /** Folder in which the browser saves what is downloaded. */
  downloads: string
  visit: (base: string, isPhone: boolean) => Promise<Driver>
  end: () => Promise<void>
}

export const WIDE: Size = { width: 1440, height: 900 }
export const PHONE: Size = { width: 390, height: 844 }

/** Waits for so many milliseconds. */
export const pause = async (ms: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, ms)
  })
