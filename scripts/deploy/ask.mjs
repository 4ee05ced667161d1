import http from 'node:http'
import https from 'node:https'

/** One GET exactly as written: nothing normalised, followed or unpacked. */
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
