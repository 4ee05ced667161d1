import { useContext, useEffect, useRef, useState } from 'react'
import type { ImgHTMLAttributes, MouseEvent, ReactNode } from 'react'
import { fileAddress, FileAddressContext, runsOut, TRUST_MS } from './fileAddress.ts'

/** The current URL of a file, and a function that renews it. Its age is measured with this device's clock only. */
function useFileAddress(given: string) {
  const exchange = useContext(FileAddressContext)
  const [held, setHeld] = useState({ given, url: given })
  const since = useRef(0)
  const asking = useRef<Promise<string>>(undefined)
  const url = held.given === given ? held.url : given
  useEffect(() => {
    since.current = Date.now()
  }, [url])
  const renew = async (): Promise<string> => {
    asking.current ??= exchange(url)
      // On a rejection the old URL is opened, which shows the error in its own tab.
      .catch(() => url)
      .finally(() => void (asking.current = undefined))
    const renewed = await asking.current
    setHeld({ given, url: renewed })
    return renewed
  }
  return { url, renew, isOld: () => runsOut(url) && Date.now() - since.current > TRUST_MS }
}

interface FileLinkProps {
  /** URL from the server. */
  url: string
  className?: string
  children: ReactNode
}

/**
 * Link that opens a stored file in a new tab, even on a page that has been open for hours. Always use it for stored
 * files.
 */
export function FileLink({ url: given, className, children }: FileLinkProps) {
  const { url, renew, isOld } = useFileAddress(given)
  const prepare = () => {
    if (isOld()) void renew()
  }
  const handleClick = (event: MouseEvent) => {
    if (!isOld()) return
    event.preventDefault()
    void renew().then((renewed) => window.open(fileAddress(renewed), '_blank', 'noopener,noreferrer'))
  }
  return (
    <a
      href={fileAddress(url)}
      target="_blank"
      rel="noopener noreferrer"
      className={className}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={handleClick}
    >
      {children}
    </a>
  )
}

interface FilePictureProps extends Pick<ImgHTMLAttributes<HTMLImageElement>, 'width' | 'height' | 'className'> {
  /** URL from the server. */
  url: string
  alt: string
}

/** A stored picture; an expired URL is renewed once. */
export function FilePicture({ url: given, alt, ...rest }: FilePictureProps) {
  const { url, renew } = useFileAddress(given)
  const isUntried = url === given && runsOut(url)
  return <img {...rest} src={fileAddress(url)} alt={alt} loading="lazy" onError={() => isUntried && void renew()} />
}
