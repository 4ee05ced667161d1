// @vitest-environment node
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { securityHeaders } from '@mock/hosts/headers.ts'
import { nginxHeaders } from '@mock/hosts/nginxHeaders.ts'

const textOf = (name: string): string => readFileSync(`deploy/${name}`, 'utf8')
const sent = (text: string): Map<string, string> =>
  new Map(
    [...text.matchAll(/^add_header (\S+) "?(.*?)"? always;$/gm)].map(([, name = '', value = '']) => [name, value]),
  )

/** The locations of the site and their directives. */
const locations = [...textOf('site.conf.template').matchAll(/^ {2}location ([^{]+) \{\n([\s\S]*?)^ {2}\}/gm)].map(
  ([, name = '', body = '']) => ({ name, body }),
)

describe('the headers of the shipped nginx', () => {
  it('are made from those of the preview and current', () => {
    expect(textOf('headers.conf'), 'run node scripts/deployHeaders.mjs').toBe(nginxHeaders())
  })
  it('are the same as the preview sends, but for what the environment adds', () => {
    const written = sent(textOf('headers.conf'))
    const bare = Object.keys(securityHeaders()).map((name) => [name, written.get(name)?.replace(/\$csp_\w+/g, '')])
    expect(Object.fromEntries(bare)).toEqual(securityHeaders())
    expect([...written.keys()].filter((name) => !(name in securityHeaders()))).toEqual(['Strict-Transport-Security'])
  })
  it('keep to HTTPS only where the page came over HTTPS', () => {
    const site = textOf('site.conf.template')
    expect(site).toMatch(/map \$from_https \$hsts \{\s+default "";\s+on "max-age=31536000; includeSubDomains";/)
    expect(site).toMatch(/map \$from_https \$csp_upgrade \{\s+default "";\s+on "; upgrade-insecure-requests";/)
  })
  it('are in every location that answers', () => {
    expect(locations.map(({ name }) => name)).toHaveLength(7)
    const silent = locations.filter(({ body }) => !body.includes('include ${HEADERS};')).map(({ name }) => name)
    // Hidden files only redirect to @missing.
    expect(silent).toEqual([String.raw`~ /\.(?!well-known/)`])
  })
})

describe('the shipped nginx', () => {
  const of = (start: string) => locations.find(({ name }) => name.startsWith(start))?.body ?? ''
  it('never answers a missing file with the page', () => {
    expect(of('^~ /assets/')).toContain('try_files $uri @missing;')
    expect(of('@missing')).toContain('return 404')
    expect(locations.filter(({ body }) => body.includes('/index.html')).map(({ name }) => name)).toEqual(['/'])
  })
  it('keeps assets for good and asks about the page each time', () => {
    expect(of('^~ /assets/')).toContain('"public, max-age=31536000, immutable"')
    expect(of('/')).toContain('"no-cache"')
  })
  it('hands a call on once and writes no query into its log', () => {
    expect(of('^~ /trading-api/')).toContain('proxy_next_upstream off;')
    const format = /log_format no_query '([^']+)'/.exec(textOf('nginx.conf'))?.[1] ?? ''
    expect(format).toContain('$path_only')
    expect(format).not.toMatch(/\$request(?!_method|_time)|\$http_referer|\$args|\$query_string/)
  })
})

describe('the image', () => {
  const image = textOf('Dockerfile')
  it('does not run as root and runs no install script', () => {
    expect(image.match(/^USER .+$/gm)).toEqual(['USER www-data'])
    expect(image).toContain('npm ci --ignore-scripts')
  })
  it('holds what start.sh needs, and only the build', () => {
    for (const name of ['nginx.conf', 'site.conf.template', 'headers.conf', 'start.sh'])
      expect(image).toContain(`deploy/${name}`)
    expect(image.match(/^COPY --from=build .+$/gm)).toEqual(['COPY --from=build /build/dist /srv/cangtong'])
  })
})
