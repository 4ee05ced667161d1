/** Tells with the button that empties a field which field it is: antd calls each of them the same. */
export function tieClear(field: HTMLElement | null, id: string): void {
  field?.querySelector('.ant-picker-clear')?.setAttribute('aria-describedby', `${id}-label`)
}
