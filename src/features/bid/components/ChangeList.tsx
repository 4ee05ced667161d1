import type { Change } from '@/contract/tender/schemas.ts'
import { useFormats } from '@/i18n/useFormats.ts'
import { useText } from '@/i18n/useText.ts'
import { DictText } from '@/reference/DictText.tsx'
import { useFreight } from '@/reference/useReferences.ts'

/** The words for a changed leaf of a tender, by the start of its path; whatever is not named is "other terms". */
const WORDS = [
  ['title', 'bid.changes.name'],
  ['deadline', 'bid.changes.deadline'],
  ['validityWantedTo', 'bid.changes.validity'],
  ['requiredCharges', 'bid.changes.required'],
  ['incoterm', 'bid.changes.incoterm'],
  ['namedPlace', 'bid.changes.place'],
  ['paymentTerm', 'bid.changes.payment'],
  ['cargo.grossKg', 'bid.changes.weight'],
  ['cargo.cbm', 'bid.changes.volume'],
  ['cargo', 'bid.changes.cargo'],
  ['remarks', 'bid.changes.remarks'],
  ['attachments', 'bid.changes.files'],
  ['boxes', 'bid.changes.boxes'],
  ['loose', 'bid.changes.loose'],
  ['cargoReadyDate', 'bid.changes.ready'],
  ['etdFrom', 'bid.changes.etdFrom'],
  ['etdTo', 'bid.changes.etdTo'],
  ['maxTransitDays', 'bid.changes.transit'],
  ['directOnly', 'bid.changes.direct'],
  ['freeDaysWanted', 'bid.changes.free'],
  ['pol', 'bid.changes.lane'],
  ['pod', 'bid.changes.lane'],
] as const

const MAX_TEXT = 160

/** What a publisher has changed, in words: what it was, what it is. */
export function ChangeList({ changes }: { changes: readonly Change[] }) {
  const t = useText()
  return (
    <ul>
      {changes.map((change, index) => {
        const [head, no, ...rest] = change.field.split('.')
        const isLane = head === 'lanes'
        const leaf = isLane ? rest.join('.') : change.field
        const word = WORDS.find(([start]) => leaf === start || leaf.startsWith(`${start}.`))?.[1]
        return (
          // The same leaf may have been changed more than once.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={`${change.field} ${index}`}>
            {isLane && `${t('bid.sum.lane', { no: no ?? '' })} · `}
            {leaf === '' ? t('bid.changes.lane') : t(word ?? 'bid.changes.other')}:{' '}
            <del>
              <Leaf leaf={leaf} text={change.before} />
            </del>{' '}
            <ins>
              <Leaf leaf={leaf} text={change.after} />
            </ins>
          </li>
        )
      })}
    </ul>
  )
}

function Leaf({ leaf, text }: { leaf: string; text: string | undefined }) {
  const t = useText()
  const { dateTime } = useFormats()
  const { containerTypes } = useFreight()
  if (text === undefined || text === '') return t('common.none')
  if (leaf === 'deadline') return dateTime(text)
  if (leaf === 'paymentTerm') return <DictText dict="payment_term" code={text} />
  if (text === 'true' || text === 'false') return t(text === 'true' ? 'common.yes' : 'common.no')
  const boxed = leaf === 'boxes' || leaf === ''
  const words = boxed ? containerTypes.reduce((all, type) => all.replaceAll(type.isoCode, type.code), text) : text
  return words.length > MAX_TEXT ? `${words.slice(0, MAX_TEXT)}…` : words
}
