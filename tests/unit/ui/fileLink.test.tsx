import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { FileAddressContext } from '@/ui/fileAddress.ts'
import { FileLink, FilePicture } from '@/ui/FileLink.tsx'

const HOURS_MS = 5 * 3600_000
const renew = vi.fn<(url: string) => Promise<string>>(async (url) => url.replace('until=1', 'until=2'))
const show = (part: React.ReactNode) => render(<FileAddressContext value={renew}>{part}</FileAddressContext>)

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  renew.mockClear()
})

describe('a link to a stored file', () => {
  const link = () => screen.getByRole('link', { name: 'bill.pdf' })

  it('leads to the address as it came while that is young', () => {
    show(<FileLink url="/upload/a.pdf?until=1">bill.pdf</FileLink>)
    fireEvent.pointerEnter(link())
    expect(link().getAttribute('href')).toBe('/trading-api/oss/upload/a.pdf?until=1')
    expect(renew).not.toHaveBeenCalled()
  })

  it('has a fresh address before it is clicked on a page that was open for hours', async () => {
    vi.useFakeTimers()
    show(<FileLink url="/upload/a.pdf?until=1">bill.pdf</FileLink>)
    vi.setSystemTime(Date.now() + HOURS_MS)
    await act(async () => void fireEvent.pointerEnter(link()))
    expect(link().getAttribute('href')).toBe('/trading-api/oss/upload/a.pdf?until=2')
    const open = vi.spyOn(window, 'open').mockReturnValue(null)
    fireEvent.click(link())
    expect(open).not.toHaveBeenCalled()
  })

  it('waits for the fresh one when it is clicked at once, and opens the old one if there is none', async () => {
    vi.useFakeTimers()
    const open = vi.spyOn(window, 'open').mockReturnValue(null)
    show(<FileLink url="/upload/a.pdf?until=1">bill.pdf</FileLink>)
    vi.setSystemTime(Date.now() + HOURS_MS)
    renew.mockRejectedValueOnce(new Error('offline'))
    await act(async () => void fireEvent.click(link()))
    await act(async () => void fireEvent.click(link()))
    expect(open.mock.calls.map(([url]) => url)).toEqual([
      '/trading-api/oss/upload/a.pdf?until=1',
      '/trading-api/oss/upload/a.pdf?until=2',
    ])
  })

  it('never asks for an address that does not run out', () => {
    vi.useFakeTimers()
    show(<FileLink url="/upload/a.pdf">bill.pdf</FileLink>)
    vi.setSystemTime(Date.now() + HOURS_MS)
    fireEvent.focus(link())
    expect(renew).not.toHaveBeenCalled()
  })
})

describe('a stored picture', () => {
  it('is asked for once more when it does not load', async () => {
    show(<FilePicture url="/upload/a.png?until=1" alt="cargo" />)
    const picture = screen.getByRole('img', { name: 'cargo' })
    await act(async () => void fireEvent.error(picture))
    expect(picture.getAttribute('src')).toBe('/trading-api/oss/upload/a.png?until=2')
    await act(async () => void fireEvent.error(picture))
    expect(renew).toHaveBeenCalledTimes(1)
  })
})
