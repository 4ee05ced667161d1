import { Visitor } from 'vite'
import type { Plugin } from 'vite'

/** The first words of the class names of what the kit shows, and of what moves in it. */
const SHOWN = /^(picker|select|tour|qrcode|spin|wave|slide|zoom|fade|move|motion|css|scroll)\b/
/** Kinds and looks of these that the kit does not show. */
const UNSHOWN = /^picker-calendar|-(filled|underlined|compact|customize|multiple)\b/

const RULE = /([^{}]+)(\{[^{}]*\})/g
const CLASS = /\.ant-([\w-]+)/g
/** A comma between selectors, not one inside `:not(…)`. */
const BETWEEN = /,(?![^(]*\))/

/** What a part must not be does not say what it is. */
const NOT = /:not\([^)]*\)/g

const isShown = (selector: string): boolean =>
  [...selector.replaceAll(NOT, '').matchAll(CLASS)].every(([, name = '']) => SHOWN.test(name) && !UNSHOWN.test(name))

const MAKERS = new Set(['genStyleHooks', 'genSubStyleComponent', 'genComponentStyleHook'])

/** antd's style file without what the kit never shows. */
export const pruned = (sheetText: string): string =>
  sheetText.replaceAll(RULE, (_rule, selectors: string, block: string) => {
    const kept = selectors.split(BETWEEN).filter(isShown)
    return kept.length > 0 ? kept.join(',') + block : ''
  })

function sheet(): Plugin {
  return {
    name: 'antd-sheet',
    enforce: 'pre',
    transform: {
      filter: { id: /node_modules\/antd\/dist\/antd\.css$/ },
      handler: (code) => ({ code: pruned(code), map: null }),
    },
  }
}

/**
 * With `zeroRuntime` antd never calls the functions that write a component's rules; the bundler cannot know. Without them the
 * kit is 11 KB smaller.
 */
function rules(): Plugin {
  let seen = 0
  return {
    name: 'antd-rules',
    apply: 'build',
    transform: {
      filter: { id: /node_modules\/antd\/es\/[\w-]+\/style\/\w+\.js$/, code: /\bgen\w+\(\[?'/ },
      handler(code) {
        const cuts: { start: number; end: number }[] = []
        new Visitor({
          CallExpression({ callee, arguments: [, rule] }) {
            if (rule && callee.type === 'Identifier' && MAKERS.has(callee.name)) cuts.push(rule)
          },
        }).visit(this.parse(code))
        seen += cuts.length
        let lean = code
        for (const { start, end } of cuts.toReversed()) lean = `${lean.slice(0, start)}() => []${lean.slice(end)}`
        return { code: lean, map: null }
      },
    },
    buildEnd(error) {
      if (!error && seen < 10) throw new Error(`antd-rules: ${seen} style functions found; antd has changed its files`)
    },
  }
}

const ICONS = /^import (\w+) from "@ant-design\/icons\/.*$/gm

/** The select of the kit brings an arrow of its own (`src/ui/antd/SelectInput.tsx`): antd's six icons are never drawn. */
function icons(): Plugin {
  return {
    name: 'antd-icons',
    apply: 'build',
    transform: {
      filter: { id: /node_modules\/antd\/es\/select\/useIcons\.js$/ },
      handler: (code) => ({ code: code.replaceAll(ICONS, "const $1 = 'i'"), map: null }),
    },
  }
}

const WHOLE = /^import \{ (\w+)(?: as (\w+))? \} from 'antd'$/gm

/** The name of a part's folder: `date-picker` of `DatePicker`, `qr-code` of `QRCode`. */
const folderOf = (part: string): string =>
  part.replaceAll(/([a-z])(?=[A-Z])|([A-Z])(?=[A-Z][a-z])/g, '$1$2-').toLowerCase()

/** Source that imports parts of antd from the whole package, with each from its own file. */
export const inParts = (code: string): string =>
  code.replaceAll(
    WHOLE,
    (_all, part: string, name?: string) => `import ${name ?? part} from 'antd/es/${folderOf(part)}'`,
  )

/**
 * By way of the whole package a page's file takes every part that any page shows, the tour and the QR code: 10 KB. In a
 * build only: tests take the package as Node loads it.
 */
function parts(): Plugin {
  return {
    name: 'antd-parts',
    enforce: 'pre',
    apply: 'build',
    transform: {
      filter: { id: /\/src\/ui\/antd\/\w+\.tsx?$/, code: /from 'antd'/ },
      handler: (code) => ({ code: inParts(code), map: null }),
    },
  }
}

/**
 * antd without writing styles at run time, and in parts: its rules as a file of what is shown, no code that would write
 * them, and of its parts those alone that a page shows.
 */
export const antdStyles = (): Plugin[] => [parts(), sheet(), rules(), icons()]
