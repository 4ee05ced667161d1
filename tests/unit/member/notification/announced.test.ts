import { describe, expect, test } from 'vitest'
import type { Message, Unread } from '@/contract/member/notification/schemas.ts'
import { announce } from '@/features/member/notification/announced.ts'

const message = (minute: number, readAt?: string): Message => ({
  id: `m${minute}`,
  type: 'BID_RECEIVED',
  group: 'BID',
  title: `quote ${minute}`,
  body: '',
  at: `2026-11-21T10:${String(minute).padStart(2, '0')}:00.000Z`,
  ...(readAt && { readAt }),
})
const answer = (latest: Message[], deadlines = 0): Unread => ({ count: latest.length, deadlines, latest })
const idsOf = (login: string, unread: Unread) => announce(login, unread).fresh.map(({ id }) => id)

describe('what the bell announces', () => {
  test('at login are the deadlines of the day, not what happened meanwhile', () => {
    expect(announce('c01:1', answer([message(3), message(2)], 4))).toEqual({ fresh: [], deadlines: 4 })
    expect(announce('c01:1', answer([message(3), message(2)], 4))).toEqual({ fresh: [], deadlines: 0 })
  })

  test('is each new message, once, even if two tabs look', () => {
    announce('c01:1', answer([message(1)]))
    expect(idsOf('c01:1', answer([message(3), message(2), message(1)]))).toEqual(['m3', 'm2'])
    expect(idsOf('c01:1', answer([message(3), message(2), message(1)]))).toEqual([])
  })

  test('is nothing that was read in another tab before this one looked', () => {
    announce('c01:1', answer([]))
    expect(idsOf('c01:1', answer([message(2, '2026-11-21T10:03:00Z')]))).toEqual([])
  })

  test('does not begin anew when the box grows shorter', () => {
    announce('c01:1', answer([message(5)]))
    announce('c01:1', answer([]))
    expect(idsOf('c01:1', answer([message(5)]))).toEqual([])
  })

  test('begins anew for another login', () => {
    announce('c01:1', answer([message(5)]))
    expect(announce('c02:2', answer([message(9)], 1))).toEqual({ fresh: [], deadlines: 1 })
  })
})
