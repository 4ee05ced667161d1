import { createContext } from 'react'

/** Port through which links prefetch the code of a URL before a click; does nothing unless `app` provides it. */
export const PreloadContext = createContext<(href: string) => void>(() => undefined)
