import type { Plugin } from 'vite'

/**
 * The entry and its dynamic imports on the first page, which the dev server cannot find from the entry: it transforms them,
 * with their imports, before the page is requested.
 */
export const FIRST_PAGE = [
  './src/main.tsx',
  './src/app/catalogues/{zh-CN,en-US}.ts',
  './src/pages/home/HomePage.tsx',
  './src/pages/home/blocks/messages/{zh-CN,en-US}.ts',
]

/** Shown in `#root` until the product is rendered; boot.js has set the language and theme by then. */
const SIGN = `<div id="dev-loading" role="status">
        <style>
          body:has(#dev-loading) { margin: 0; }
          #dev-loading { display: grid; place-content: center; justify-items: center; gap: 12px; min-height: 100vh;
            font: 16px/1.5 system-ui, "PingFang SC", "Microsoft YaHei", "Noto Sans SC", sans-serif; color: #12212b; background: #f3f1ea; }
          [data-theme="dark"] #dev-loading { color: #e9eef0; background: #0c161c; }
          html[lang="zh-CN"] #dev-loading [lang="en-US"], html[lang="en-US"] #dev-loading [lang="zh-CN"] { display: none; }
          #dev-loading i { width: 120px; height: 3px; border-radius: 2px; background: currentColor; animation: dev-loading 1.2s ease-in-out infinite; }
          @keyframes dev-loading { 50% { transform: scaleX(0.3); } }
          @media (prefers-reduced-motion: reduce) { #dev-loading i { animation: none; } }
        </style>
        <span lang="zh-CN">仓通正在启动…</span><span lang="en-US">Starting Cangtong…</span><i aria-hidden="true"></i>
      </div>`

/** Shows a loading message at once: the dev server has no prerendered first screen and hundreds of files to fetch. */
export function loadingSign(): Plugin {
  return {
    name: 'cangtong:loading-sign',
    apply: 'serve',
    transformIndexHtml: (html) => html.replace('<div id="root">', () => `<div id="root">${SIGN}`),
  }
}
