/** Navigation for code outside the React tree (the session). */
export interface Navigation {
  /** Replaces the current entry by a path of this site. */
  replace: (path: string) => void
  /** Sets the router's navigate function while it is mounted. */
  connect: (navigate: ((path: string) => void) | undefined) => void
}

/** Returns a navigation that loads the document while no router is mounted. */
export function createNavigation(): Navigation {
  let go: ((path: string) => void) | undefined
  return {
    replace: (path) => (go ? go(path) : window.location.replace(path)),
    connect: (navigate) => {
      go = navigate
    },
  }
}
