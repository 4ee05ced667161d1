/** A number from 0 to 2^32 - 1 that depends on the text only (FNV-1a, mixed once more). */
export function hashOf(text: string): number {
  let hash = 2166136261
  for (const character of text) hash = Math.imul(hash ^ character.charCodeAt(0), 16777619)
  return (hash ^ (hash >>> 15)) >>> 0
}
