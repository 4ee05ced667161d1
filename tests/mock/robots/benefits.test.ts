import { expect, it } from 'vitest'
import { checkBatch, faceValueOf } from '@/contract/coupon/rules.ts'
import { benefitOf } from '@mock/domain/robots/day/coupons.ts'
import { REFERENCE } from '@mock/seed/reference.ts'
import { createRandom } from '@mock/seed/random.ts'
import { writeText } from '@mock/seed/coupon/batchText.ts'

const NOW = Date.parse('2026-11-28T04:00:00Z')
const DAY_MS = 24 * 3600_000
const FORWARDER = { services: ['OCEAN_FCL', 'OCEAN_LCL', 'AIR'], lanes: ['CHINA', 'SE_ASIA', 'MEDITERRANEAN'] } as const
const FLEET = { services: ['CONTAINER_HAULAGE'], lanes: ['SE_ASIA'] } as const

it('robots offer 10 to 150 dollars or 2 to 8 percent, of 8 to 15 times as much, where they serve', () => {
  const laneOf = new Map(REFERENCE.freight.ports.map(({ unlocode, lane }) => [unlocode, lane]))
  const wrong: string[] = []
  const random = createRandom('benefits')
  for (let count = 0; count < 300; count++) {
    const company = count % 3 === 0 ? FLEET : FORWARDER
    const text = benefitOf(random, { services: [...company.services], lanes: [...company.lanes] })
    const draft = writeText(random, text, [NOW, NOW + 9 * DAY_MS], count % 2 === 0)
    const problems = checkBatch(draft, new Date(NOW).toISOString())
    const face = Number(faceValueOf(draft))
    const times = Number(draft.threshold) / face
    const { modes, pods } = draft.scope
    const served = pods.every(
      (port) => company.lanes.some((lane) => lane === laneOf.get(port)) && laneOf.get(port) !== 'CHINA',
    )
    const isKnown = company === FLEET ? modes[0] === 'TRUCK' : modes[0] === 'FCL' || modes[0] === 'LCL'
    if (problems.length > 0) wrong.push(`${count}: ${problems[0]?.field} ${problems[0]?.code}`)
    if (face < 10 || face > 150 || times < 8 || times > 15) wrong.push(`${count}: ${face} of ${draft.threshold}`)
    if (draft.kind === 'DISCOUNT' && ((draft.discountPct ?? 0) < 2 || (draft.discountPct ?? 0) > 8))
      wrong.push(`${count}: ${draft.discountPct} %`)
    if (!served || !isKnown) wrong.push(`${count}: ${modes.join()} ${pods.join()}`)
  }
  expect(wrong).toEqual([])
})
