import { createContext } from 'react'

/** Port through which links ask the app to fetch the code of an address ahead of a click; does nothing unless `app` fills it. */
export const PreloadContext = createContext<(href: string) => void>(() => undefined)
