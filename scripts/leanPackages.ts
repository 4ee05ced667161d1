import type { Plugin } from 'vite'

/** Packages of the first page whose unused parts stay in the bundle without this. */
const PACKAGES = /node_modules\/(react-router|react-intl|@formatjs|intl-messageformat|@tanstack|ahooks)/

/** A name for developer tools; the assignment keeps its component alive although nobody imports it. */
const DISPLAY_NAME = /^\s*\w+\.displayName = .*$/gm

/** Calls whose only effect is what they give, which their packages do not say to the bundler. */
const MAKERS =
  /= ((?:\w+\.)?(?:forwardRef|createContext|memo|createFormattedComponent|createFormattedDateTimePartsComponent)\()/g

/** Lets the bundler leave out components of these packages that the product does not import (2 KB of the first page). */
export function leanPackages(): Plugin {
  return {
    name: 'lean-packages',
    apply: 'build',
    transform: {
      filter: { id: PACKAGES },
      handler: (code) => ({
        code: code.replaceAll(DISPLAY_NAME, '').replaceAll(MAKERS, '= /* @__PURE__ */ $1'),
        map: null,
      }),
    },
  }
}
