interface Policy {
  createHTML: (text: string) => string | null
  createScriptURL: (text: string) => string | null
  createScript: () => null
}

interface TrustedTypesFactory {
  createPolicy?: (name: string, policy: Policy) => unknown
}

/**
 * Trusted Types policy: allows style text and scripts of this origin, and nothing that could be markup. RELIABILITY
 * 3.2. Must run first.
 */
export const defaultPolicy: Policy = {
  createHTML: (text) => (text.includes('<') ? null : text),
  createScriptURL: (text) => {
    const url = new URL(text, location.href)
    return url.origin === location.origin ? url.href : null
  },
  createScript: () => null,
}

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypesFactory }
trustedTypes?.createPolicy?.('default', defaultPolicy)
