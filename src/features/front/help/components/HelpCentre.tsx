import { useLocation, useSearchParams } from 'react-router-dom'
import { useText } from '@/i18n/useText.ts'
import { useAddressValues } from '@/routes/addressValues.ts'
import { hrefTo } from '@/routes/href.ts'
import { Button } from '@/ui/Button.tsx'
import { Section } from '@/ui/Card.tsx'
import { choicesOf } from '@/ui/choices.ts'
import { EmptyState } from '@/ui/EmptyState.tsx'
import { KeywordSearch } from '@/ui/KeywordSearch.tsx'
import { LazySection } from '@/ui/LazySection.tsx'
import { RouteLink } from '@/ui/RouteLink.tsx'
import { SelectField } from '@/ui/SelectField.tsx'
import { SkeletonBlock } from '@/ui/Skeleton.tsx'
import { TabLinks } from '@/ui/TabLinks.tsx'
import { PARTIES, QUESTION_IDS, QUESTIONS, TOPICS } from '../questions.ts'
import type { Topic } from '../questions.ts'
import { find, synonymsOf } from '../search.ts'
import sounds from '../sounds.json' with { type: 'json' }
import { useBothTexts } from '../useBothTexts.ts'
import { Flows } from './Flows.tsx'
import { Questions } from './Questions.tsx'
import { Rules } from './Rules.tsx'
import './help.css'

const loadGlossary = () => import('./Glossary.tsx').then((module) => module.loadGlossary())
const PARTS = ['questions', 'rules', 'flows', 'glossary'] as const

/** Questions by party and topic, liability rules, life cycles and glossary. FIELD part 1 "Help". */
export function HelpCentre() {
  const t = useText()
  const { hash } = useLocation()
  const [params, setParams] = useSearchParams()
  const { 'zh-CN': zh, 'en-US': en } = useBothTexts()
  const q = params.get('q')?.slice(0, 60) ?? ''
  const { topic, party } = useAddressValues({ topic: TOPICS, party: PARTIES })

  const found = find(
    q,
    QUESTION_IDS.map((id) => ({
      id,
      head: [t(`help.q.${id}`), zh?.[`help.q.${id}`], en?.[`help.q.${id}`]].join(' '),
      rest: [
        t(`help.a.${id}`),
        zh?.[`help.a.${id}`],
        en?.[`help.a.${id}`],
        t(`help.topic.${QUESTIONS[id].topic}`),
        sounds[`help.q.${id}`],
      ].join(' '),
    })),
    synonymsOf([zh?.['help.synonyms'], en?.['help.synonyms']]),
  ).filter((id) => party === undefined || QUESTIONS[id].parties.includes(party))
  const shown = found.filter((id) => topic === undefined || QUESTIONS[id].topic === topic)
  // A link to a question shows it whatever the filters.
  const named = QUESTION_IDS.find((id) => `#${id}` === hash)
  const ids = named && !shown.includes(named) ? [named, ...shown] : shown

  const set = (name: 'q' | 'topic' | 'party', value: string | undefined) => {
    const next = new URLSearchParams(params)
    next.delete(name)
    if (value) next.set(name, value)
    setParams(next, { replace: true })
  }
  const addressOf = (one?: Topic) => hrefTo('help', { q, party, topic: one })
  const countOf = (one: Topic) => found.filter((id) => QUESTIONS[id].topic === one).length
  return (
    <>
      <nav className="ct-help-parts" aria-label={t('help.parts')}>
        {PARTS.map((part) => (
          <RouteLink key={part} to={`${addressOf(topic)}#${part}`}>
            {t(`help.part.${part}`)}
          </RouteLink>
        ))}
      </nav>
      <div id="questions" className="ct-help-anchor">
        <Section title={t('help.part.questions')} note={t('help.note')}>
          <div className="ct-help-bar">
            <KeywordSearch label={t('help.search')} value={q} onSearch={(words) => set('q', words)} />
            <SelectField
              label={t('help.party')}
              value={party ?? ''}
              onChange={(next) => set('party', next)}
              none={t('help.party.all')}
              options={choicesOf(PARTIES, (one) => t(`help.party.of.${one}`))}
            />
          </div>
          <TabLinks
            label={t('help.topics')}
            items={[
              { to: addressOf(), text: t('help.topic.all'), isCurrent: topic === undefined, count: found.length },
              ...TOPICS.map((one) => ({
                to: addressOf(one),
                text: t(`help.topic.${one}`),
                isCurrent: one === topic,
                count: countOf(one),
              })),
            ]}
          />
          <p role="status" className="ct-section-note ct-help-count">
            {t('help.count', { count: shown.length })}
          </p>
          {ids.length > 0 ? (
            <Questions ids={ids} />
          ) : (
            <EmptyState
              title={t('help.empty')}
              text={t('help.empty.text')}
              action={<Button onClick={() => setParams({}, { replace: true })}>{t('help.reset')}</Button>}
            />
          )}
        </Section>
      </div>
      <Rules />
      <Flows />
      <LazySection load={loadGlossary} placeholder={<SkeletonBlock height={480} />} props={{}} />
    </>
  )
}
