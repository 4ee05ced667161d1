import { useEffect, useRef, useState } from 'react'
import { useQuery } from '@/api/useQuery.ts'
import { questionEndpoints } from '@/contract/trade/question/endpoints.ts'
import { useText } from '@/i18n/useText.ts'
import { Button } from '@/ui/Button.tsx'
import { Section } from '@/ui/Card.tsx'
import { ErrorState } from '@/ui/ErrorState.tsx'
import { Stack } from '@/ui/Split.tsx'
import { SkeletonBlock } from '@/ui/Skeleton.tsx'
import { aboutOf } from '../asked.ts'
import type { Asked } from '../asked.ts'
import { AskBox } from './AskBox.tsx'
import { QuestionItem } from './QuestionItem.tsx'
import './question.css'

/** Fragment id of this section, for links to it. */
const ANCHOR = 'questions'
const FEW = 10
const MORE = 40

/** Questions and answers on a tender or a listing: public to read; permitted members ask, the owner answers. */
export function Questions({ asked }: { asked: Asked }) {
  const t = useText()
  const [size, setSize] = useState(FEW)
  const input = { ...aboutOf(asked), current: 1, size }
  const query = useQuery(questionEndpoints.page, input, { silent: true, refreshOnFocus: true, keepPrevious: true })
  const { data, refresh } = query
  const place = useRef<HTMLDivElement>(null)
  const isThere = data !== undefined
  useEffect(() => {
    if (isThere && window.location.hash === `#${ANCHOR}`) place.current?.scrollIntoView()
  }, [isThere])
  return (
    <div ref={place} id={ANCHOR} className="ct-questions">
      <Section
        title={t('question.title')}
        note={data && data.waiting > 0 ? t('question.waiting', { count: data.waiting }) : t('question.note')}
      >
        <Stack>
          {query.isFirstLoad && <SkeletonBlock height={160} />}
          {query.error && <ErrorState onRetry={refresh} />}
          {data && data.total === 0 && (
            <p className="ct-dim">{t(asked.mine && asked.isOpen ? 'question.none.mine' : 'question.none')}</p>
          )}
          {data && data.records.length > 0 && (
            <ol className="ct-question-list">
              {data.records.map((question) => (
                <QuestionItem key={question.id} question={question} asked={asked} onChange={refresh} />
              ))}
            </ol>
          )}
          {data && data.total > data.records.length && (
            <div>
              <Button isBusy={query.loading} onClick={() => setSize((before) => before + MORE)}>
                {t('question.more', { count: data.total - data.records.length })}
              </Button>
            </div>
          )}
          {data && !asked.mine && <AskBox asked={asked} waiting={data.mineWaiting} onAsked={refresh} />}
        </Stack>
      </Section>
    </div>
  )
}
