import type { Plugin } from 'vite'

/** The part of the workbook's writer that packs it. */
const PACKING = /write-excel-file\/modules\/zip\/zipToArrayBuffer\.js$/

/**
 * Packs workbooks without workers: the writer starts one from a `blob:` address for each part above 160 kB, which our
 * Content-Security-Policy forbids, so that no large workbook was saved.
 */
export function zipInPlace(): Plugin {
  return {
    name: 'zip-in-place',
    transform: { filter: { id: PACKING }, handler: (code) => ({ code: withoutWorkers(code), map: null }) },
  }
}

/** The module of the writer with the packing that needs no worker. @throws if the module is not the one known. */
export function withoutWorkers(code: string): string {
  if (
    !code.includes("import { zip } from 'fflate'") ||
    !code.includes('export default function zipToArrayBuffer(files)')
  )
    throw new Error('zip-in-place: write-excel-file packs in another way than is known')
  return `import { zipSync } from 'fflate';
export default async function zipToArrayBuffer(files) {
  return zipSync(files).buffer;
}
`
}
