import { useMemoizedFn } from 'ahooks'
import { useEffect, useRef, useState } from 'react'
import { useCall } from '@/api/ApiContext.tsx'
import { hasCode } from '@/api/errors.ts'
import { useQuery } from '@/api/useQuery.ts'
import type { Query } from '@/api/useQuery.ts'
import { authEndpoints } from '@/contract/member/auth/endpoints.ts'
import type { Captcha } from '@/contract/member/auth/schemas.ts'
import { BUSINESS_CODES } from '@/contract/envelope.ts'

/** Width of the picture in image pixels. */
const PUZZLE_WIDTH = 320

const QUIET = { silent: true, noToken: true, noRedirect: true } as const

/** Notes shown at the puzzle. */
export type CaptchaNote = 'wrong' | 'expired' | 'failed'

/** State of the captcha; loads puzzles until one is solved. */
export interface CaptchaState {
  puzzle: Query<Captcha>
  state: 'open' | 'checking' | 'solved'
  note: CaptchaNote | undefined
  /** Left edge of the piece in image pixels. */
  x: number
  /** Maximum of `x`. */
  max: number
  /** Moves the piece within the picture. */
  move: (x: number) => void
  /** Releases the piece and submits its position. */
  drop: () => void
  /** Loads another puzzle. */
  renew: (note?: CaptchaNote) => void
}

/** What a captcha tells its form. */
export interface CaptchaEvents {
  /** A ticket once solved; undefined when there is none any more. */
  onTicket: (ticket: string | undefined) => void
  /** True while the server checks a position; false comes together with the ticket or its loss. */
  onChecking?: ((isChecking: boolean) => void) | undefined
}

/** Loads puzzles, submits them and yields the ticket; replaces expired puzzles and tickets. Spec §7. */
export function useCaptcha(round: number, { onTicket, onChecking }: CaptchaEvents): CaptchaState {
  const call = useCall()
  const puzzle = useQuery(authEndpoints.captcha, { width: PUZZLE_WIDTH }, QUIET)
  const [state, setState] = useState<CaptchaState['state']>('open')
  const [note, setNote] = useState<CaptchaNote>()
  const [x, setX] = useState(0)
  const startedAt = useRef<number>(undefined)
  const { data, refresh } = puzzle
  const max = data ? data.width - data.pieceSize : 0

  const renew = useMemoizedFn((next?: CaptchaNote) => {
    setState('open')
    setNote(next)
    setX(0)
    startedAt.current = undefined
    onTicket(undefined)
    refresh()
  })
  const captchaId = data?.captchaId
  const ttlMs = data?.ttlMs ?? 0
  useEffect(() => {
    if (captchaId === undefined) return undefined
    // Restarts when solved: the ticket has the same lifetime as its puzzle.
    const timer = setTimeout(() => renew('expired'), Math.max(1000, ttlMs))
    return () => clearTimeout(timer)
  }, [captchaId, ttlMs, state, renew])

  const shownRound = useRef(round)
  useEffect(() => {
    if (shownRound.current === round) return
    shownRound.current = round
    renew()
  }, [round, renew])

  const move = useMemoizedFn((next: number) => {
    if (state !== 'open' || captchaId === undefined) return
    startedAt.current ??= performance.now()
    setNote(undefined)
    setX(Math.min(max, Math.max(0, Math.round(next))))
  })
  const drop = useMemoizedFn(async () => {
    if (state !== 'open' || captchaId === undefined || startedAt.current === undefined) return
    const elapsedMs = Math.min(600_000, Math.round(performance.now() - startedAt.current))
    setState('checking')
    onChecking?.(true)
    try {
      const { captchaTicket } = await call(authEndpoints.captchaCheck, { captchaId, x, elapsedMs }, QUIET)
      setState('solved')
      onTicket(captchaTicket)
    } catch (error) {
      renew(hasCode(error, BUSINESS_CODES.captchaWrong) ? 'wrong' : 'failed')
    }
    onChecking?.(false)
  })
  return { puzzle, state, note, x, max, move, drop: () => void drop(), renew }
}
