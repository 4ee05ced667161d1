/** Browser features that the product uses or could use. */
export type FeatureId =
  | 'secureContext'
  | 'locks'
  | 'serviceWorker'
  | 'indexedDb'
  | 'cryptoSubtle'
  | 'barcodeDetector'
  | 'broadcastChannel'
  | 'clipboard'

/** Accessing it throws where the browser denies storage. */
function hasIndexedDb(): boolean {
  try {
    return typeof indexedDB !== 'undefined'
  } catch {
    return false
  }
}

/** Detects features without using them. */
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
