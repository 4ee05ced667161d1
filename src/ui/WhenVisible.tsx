import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'

/** Renders `children` once near the viewport, and `placeholder` until then. */
export function WhenVisible({ children, placeholder }: { children: ReactNode; placeholder: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (!place.current || isNear) return undefined
    const observer = new IntersectionObserver((entries) => setNear(entries.some((entry) => entry.isIntersecting)), {
      rootMargin: '200px',
    })
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [isNear])
  return <div ref={place}>{isNear ? children : placeholder}</div>
}
