#!/usr/bin/env node
// Writes a brotli and a gzip copy of every text file of a build, for web servers that send static copies
// (brotli_static, gzip_static). node scripts/compress.mjs dist
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const folder = process.argv[2] ?? 'dist'
const TEXT = /\.(js|css|html|svg|json|webmanifest|txt)$/
/** Below this a copy costs more than it saves. */
const LEAST_BYTES = 1024
let [files, before, after] = [0, 0, 0]
for (const name of readdirSync(folder, { recursive: true }).map(String)) {
  if (!TEXT.test(name) || name.startsWith('.')) continue
  const raw = readFileSync(join(folder, name))
  if (raw.length < LEAST_BYTES) continue
  const brotli = brotliCompressSync(raw, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })
  writeFileSync(join(folder, `${name}.br`), brotli)
  writeFileSync(join(folder, `${name}.gz`), gzipSync(raw, { level: 9 }))
  files += 1
  before += raw.length
  after += brotli.length
}
console.log(`${folder}: ${files} files, ${Math.round(before / 1024)} KB, ${Math.round(after / 1024)} KB as brotli`)
if (files === 0) process.exitCode = 1
