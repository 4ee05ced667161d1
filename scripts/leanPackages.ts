import type { Plugin } from 'vite'

/** Packages of the first page that are not tree-shaken without this. */
const PACKAGES = /node_modules\/(react-router|react-intl|@formatjs|intl-messageformat|@tanstack|ahooks)/

/** A name for developer tools; the assignment prevents the removal of an unused component. */
const DISPLAY_NAME = /^\s*\w+\.displayName = .*$/gm

/** Side-effect-free calls that their packages do not mark as such. */
const MAKERS =
  /= ((?:\w+\.)?(?:forwardRef|createContext|memo|createFormattedComponent|createFormattedDateTimePartsComponent)\()/g

/** Infinite lists of TanStack Query, which the product does not have. */
const INFINITE = /\(this\.#queryType === "infinite" \? infiniteQueryBehavior\(\S+\) : (this\.options\.behavior)\)/

/** Mutations of TanStack Query, which the product does not have either: commands are its own (decision 0025). */
const MUTATIONS = / \|\| new MutationCache\(\)/
const NO_MUTATIONS = ' || { resumePausedMutations: async () => {}, clear: () => {} }'

/** React Router's exports lead bundlers to its development build; the production build differs in this constant alone. */
const DEV_WARNINGS = 'var ENABLE_DEV_WARNINGS = true'
const NO_DEV_WARNINGS = 'var ENABLE_DEV_WARNINGS = false'

/** Enables the removal of unused parts of these packages (5 KB of the first page). */
export function leanPackages(): Plugin {
  return {
    name: 'lean-packages',
    apply: 'build',
    transform: {
      filter: { id: PACKAGES },
      handler: (code) => ({
        code: code
          .replaceAll(DISPLAY_NAME, '')
          .replaceAll(MAKERS, '= /* @__PURE__ */ $1')
          .replace(INFINITE, '$1')
          .replace(MUTATIONS, NO_MUTATIONS)
          .replace(DEV_WARNINGS, NO_DEV_WARNINGS),
        map: null,
      }),
    },
  }
}
