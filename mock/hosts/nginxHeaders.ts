import { securityHeaders } from './headers.ts'

const HEAD = `# Made by \`node scripts/deployHeaders.mjs\` from mock/hosts/headers.ts: the same headers as the preview's, and those that only HTTPS bears.
# A location that sends a header of its own loses what it would inherit: every location includes this file.
`

/** Content of `deploy/headers.conf`: the preview's headers for nginx, with the placeholders of site.conf.template. */
export function nginxHeaders(): string {
  const lines = Object.entries(securityHeaders()).map(([name, value]) => {
    const filled =
      name === 'Content-Security-Policy'
        ? `${value.replace(/(img-src|connect-src) [^;]+/g, '$&$csp_oss')}$csp_upgrade$csp_report`
        : value
    return `add_header ${name} "${filled}" always;`
  })
  return `${HEAD}${lines.join('\n')}\nadd_header Strict-Transport-Security $hsts always;\n`
}
