import DOMPurify from 'dompurify'

/** What an article may be made of. */
export const ALLOWED_TAGS: readonly string[] =
  'p h2 h3 h4 ul ol li blockquote a img strong em br hr figure figcaption table caption thead tbody tr th td'.split(' ')

const ALLOWED_ATTRIBUTES = ['href', 'src', 'alt', 'colspan', 'rowspan']

/** Elements whose words are no words of the article; they go with what is in them. */
export const WITHOUT_WORDS: readonly string[] =
  'script style template noscript iframe svg math select textarea button object audio video title'.split(' ')

/**
 * Cleans markup from outside (RELIABILITY T15). The nodes belong to a document without a window: nothing in it runs or loads.
 * Undefined where the browser cannot do it; then the words alone are shown.
 */
export function cleanMarkup(markup: string): DocumentFragment | undefined {
  if (!DOMPurify.isSupported) return undefined
  return DOMPurify.sanitize(withoutReports(markup), {
    // The cleaner's own root is a body; it is not handed out.
    ALLOWED_TAGS: [...ALLOWED_TAGS, 'body'],
    ALLOWED_ATTR: ALLOWED_ATTRIBUTES,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    ADD_FORBID_CONTENTS: [...WITHOUT_WORDS],
    RETURN_DOM_FRAGMENT: true,
  })
}

/**
 * Browsers report handlers and styles while they read them, although nothing of that document runs. Renamed before, they are
 * dropped without a word. This is for the quiet alone: the cleaning does not lean on it.
 */
function withoutReports(markup: string): string {
  return markup.replace(/<[a-z][^>]*/gi, (tag) =>
    tag.replace(/^<base\b/i, '<x-base').replace(/(\s\/?|["'`]\/?|^<[\w:-]+\/)(on\w+|style)(?=\s*=)/gi, '$1data-off-$2'),
  )
}

/** Where a link of an article leads: a page of ours, another site, or nowhere. */
export type Link = { to: string } | { href: string } | undefined

/** Judges an address; only http and https count, and a place within the same page is none. */
export function linkOf(address: string | null, here = location.href): Link {
  const url = addressOf(address, here)
  if (!url || address?.startsWith('#')) return undefined
  return url.origin === new URL(here).origin ? { to: url.pathname + url.search + url.hash } : { href: url.href }
}

/** The address of a picture if it is one of ours. */
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
