/** Abilities of the browser that the product uses or would use. */
export type FeatureId =
  | 'secureContext'
  | 'locks'
  | 'serviceWorker'
  | 'indexedDb'
  | 'cryptoSubtle'
  | 'barcodeDetector'
  | 'broadcastChannel'
  | 'clipboard'

/** Where a browser denies storage, looking at it throws already. */
function hasIndexedDb(): boolean {
  try {
    return typeof indexedDB !== 'undefined'
  } catch {
    return false
  }
}

/** Says which abilities are there. Each is only looked at, never used. */
export function browserFeatures(): Record<FeatureId, boolean> {
  return {
    secureContext: window.isSecureContext,
    locks: 'locks' in navigator,
    serviceWorker: 'serviceWorker' in navigator,
    indexedDb: hasIndexedDb(),
    cryptoSubtle: typeof crypto !== 'undefined' && 'subtle' in crypto,
    barcodeDetector: 'BarcodeDetector' in window,
    broadcastChannel: typeof BroadcastChannel !== 'undefined',
    clipboard: 'clipboard' in navigator,
  }
}

/** Returns the device's IANA time zone, e.g. `Asia/Shanghai`. */
export function deviceZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone
}
