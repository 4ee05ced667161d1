/** Navigation for code outside the React tree (the session). */
export interface Navigation {
  /** Replaces the current entry by a path of this site. */
  replace: (path: string) => void
  /** Sets the router's navigate function while it is mounted. */
  connect: (navigate: ((path: string) => void) | undefined) => void
}

/** How long a path waits for the router: a document loaded anew would forget why the session ended. */
const HELD_MS = 10_000

/** Returns a navigation that waits for the router before it is mounted, and loads the document if it does not come. */
export function createNavigation(): Navigation {
  let go: ((path: string) => void) | undefined
  let held: { path: string; timer: ReturnType<typeof setTimeout> } | undefined
  const release = (): string | undefined => {
    const path = held?.path
    clearTimeout(held?.timer)
    held = undefined
    return path
  }
  return {
    replace: (path) => {
      release()
      if (go) go(path)
      else held = { path, timer: setTimeout(() => window.location.replace(path), HELD_MS) }
    },
    connect: (navigate) => {
      go = navigate
      const path = navigate && release()
      if (path !== undefined) navigate?.(path)
    },
  }
}
