/** Reads the value at a dotted path; undefined if a step of the path is missing. */
export function readAt(root: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (node, key) => (typeof node === 'object' && node !== null ? (node as Record<string, unknown>)[key] : undefined),
      root,
    )
}
