/** Maximum length of the return URL. */
const MAX_LENGTH = 2048
const SECRET_KEYS = ['code', 'state', 'token', 'access_token', 'refresh_token']
const AUTH_PAGES = ['/login', '/register', '/retrievepassword']
// oxlint-disable-next-line eslint/no-control-regex -- rejects control characters
const FORBIDDEN = /[\u0000-\u001f\u007f-\u009f\\]/

/** Whether a path is a sign-in page. */
export function isAuthPage(pathname: string): boolean {
  return AUTH_PAGES.includes(pathname.toLowerCase().replace(/\/+$/, ''))
}

function withoutSecrets(url: URL): URL {
  const clean = new URL(url)
  for (const key of SECRET_KEYS) if (clean.searchParams.has(key)) clean.searchParams.delete(key)
  return clean
}

/**
 * Returns `/login?reject=<full URL>` for the current page; on a sign-in page its own `reject` is kept. RELIABILITY 4.6.
 */
export function loginAddress(href: string): string {
  const here = new URL(href)
  if (isAuthPage(here.pathname)) {
    const kept = here.searchParams.get('reject')
    return kept === null ? '/login' : `/login?reject=${encodeURIComponent(kept)}`
  }
  const clean = withoutSecrets(here).href
  const target = clean.length > MAX_LENGTH ? here.origin + here.pathname : clean
  return target.length > MAX_LENGTH ? '/login' : `/login?reject=${encodeURIComponent(target)}`
}

/**
 * Returns the path to go to after signing in: that of a safe `reject` on this origin, else `/`. RELIABILITY 4.6, T16.
 */
export function returnPath(reject: string | null | undefined, origin: string): string {
  if (!reject || reject.length > MAX_LENGTH || FORBIDDEN.test(reject) || reject !== reject.trim()) return '/'
  if (!/^(?:\/|https?:\/\/)/i.test(reject)) return '/'
  try {
    const url = new URL(reject, origin)
    const decoded = decodeURIComponent(url.pathname)
    const isForeign = url.origin !== origin || url.username !== '' || url.password !== ''
    if (isForeign || decoded.includes('//') || FORBIDDEN.test(decoded) || isAuthPage(url.pathname)) return '/'
    const { pathname, search, hash } = withoutSecrets(url)
    return pathname + search + hash
  } catch {
    // Not a URL, or not decodable.
    return '/'
  }
}
