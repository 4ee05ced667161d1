import http from 'node:http'
import https from 'node:https'

/** Sends one GET exactly as written: no normalisation, redirects or decompression. */
export async function ask(base, path, headers = {}) {
  const { protocol, hostname, port } = new URL(base)
  const { request } = protocol === 'https:' ? https : http
  return new Promise((resolve, reject) => {
    request({ protocol, hostname, port, path, headers }, (answer) => {
      const parts = []
      answer.on('data', (part) => parts.push(part))
      answer.on('end', () =>
        resolve({ status: answer.statusCode, headers: answer.headers, text: Buffer.concat(parts).toString() }),
      )
    })
      .on('error', reject)
      .end()
  })
}
