/** All entries of localStorage. */
export function stored(): [name: string, value: string][] {
  return Array.from({ length: localStorage.length }, (_, at) => {
    const name = localStorage.key(at) ?? ''
    return [name, localStorage.getItem(name) ?? '']
  })
}
