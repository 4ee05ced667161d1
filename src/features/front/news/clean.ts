import DOMPurify from 'dompurify'

/** Elements allowed in an article. */
export const ALLOWED_TAGS: readonly string[] =
  'p h2 h3 h4 ul ol li blockquote a img strong em br hr figure figcaption table caption thead tbody tr th td'.split(' ')

const ALLOWED_ATTRIBUTES = ['href', 'src', 'alt', 'colspan', 'rowspan']

/** Elements whose text is not part of the article; removed with their content. */
export const WITHOUT_WORDS: readonly string[] =
  'script style template noscript iframe svg math select textarea button object audio video title'.split(' ')

/**
 * Sanitizes external markup (RELIABILITY T15). The nodes belong to a document without a window: nothing in it runs or
 * loads. Undefined if the browser does not support it; then only the text is shown.
 */
export function cleanMarkup(markup: string): DocumentFragment | undefined {
  if (!DOMPurify.isSupported) return undefined
  return DOMPurify.sanitize(withoutReports(markup), {
    // DOMPurify's root is a body, which is not returned.
    ALLOWED_TAGS: [...ALLOWED_TAGS, 'body'],
    ALLOWED_ATTR: ALLOWED_ATTRIBUTES,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    ADD_FORBID_CONTENTS: [...WITHOUT_WORDS],
    RETURN_DOM_FRAGMENT: true,
  })
}

/**
 * Browsers report CSP violations for handlers and styles while parsing, although nothing in that document runs.
 * Renaming them first avoids the reports; sanitizing does not depend on it.
 */
function withoutReports(markup: string): string {
  return markup.replace(/<[a-z][^>]*/gi, (tag) =>
    tag.replace(/^<base\b/i, '<x-base').replace(/(\s\/?|["'`]\/?|^<[\w:-]+\/)(on\w+|style)(?=\s*=)/gi, '$1data-off-$2'),
  )
}

/** Target of an article's link: one of our pages, another site, or none. */
export type Link = { to: string } | { href: string } | undefined

/** Resolves a URL; only http and https are accepted, and no fragments of the same page. */
export function linkOf(address: string | null, here = location.href): Link {
  const url = addressOf(address, here)
  if (!url || address?.startsWith('#')) return undefined
  return url.origin === new URL(here).origin ? { to: url.pathname + url.search + url.hash } : { href: url.href }
}

/** URL of a picture if it is on our origin. */
export function pictureOf(address: string | null, here = location.href): string | undefined {
  const url = addressOf(address, here)
  return url?.origin === new URL(here).origin ? url.pathname + url.search : undefined
}

function addressOf(address: string | null, here: string): URL | undefined {
  if (!address?.trim()) return undefined
  try {
    const url = new URL(address, here)
    return url.protocol === 'http:' || url.protocol === 'https:' ? url : undefined
  } catch {
    return undefined
  }
}
