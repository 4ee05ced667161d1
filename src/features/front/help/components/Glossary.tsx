import { useState } from 'react'
import type { ComponentType } from 'react'
import { useText } from '@/i18n/useText.ts'
import { Section } from '@/ui/Card.tsx'
import { TextField } from '@/ui/Field.tsx'
import { TERMS } from '../questions.ts'
import { find } from '../search.ts'
import sounds from '../sounds.json' with { type: 'json' }
import type { helpTermsZhCN } from '../terms/messages/zh-CN.ts'

type TermTexts = Record<keyof typeof helpTermsZhCN, string>

/** Returns the glossary in both languages; rejects if one cannot be loaded. */
export async function loadGlossary(): Promise<ComponentType> {
  const [zh, en] = await Promise.all([
    import('../terms/messages/zh-CN.ts').then((module) => module.helpTermsZhCN),
    import('../terms/messages/en-US.ts').then((module) => module.helpTermsEnUS),
  ])
  return () => <Glossary zh={zh} en={en} />
}

/** Trade terms in both languages side by side, filtered while typing. */
function Glossary({ zh, en }: { zh: TermTexts; en: TermTexts }) {
  const t = useText()
  const [query, setQuery] = useState('')
  const shown = find(
    query,
    TERMS.map((id) => ({
      id,
      head: `${zh[`help.term.${id}`]} ${en[`help.term.${id}`]}`,
      rest: `${id} ${sounds[`help.term.${id}`]}`,
    })),
  )
  return (
    <div id="glossary" className="ct-help-anchor">
      <Section title={t('help.glossary.title')} note={t('help.glossary.note')}>
        <div>
          <TextField
            label={t('help.glossary.search')}
            type="search"
            maxLength={60}
            value={query}
            onChange={(event) => setQuery(event.target.value)}
          />
        </div>
        <p role="status" className="ct-section-note ct-help-count">
          {t('help.glossary.count', { count: shown.length })}
        </p>
        {shown.length > 0 && (
          /* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keyboard users must be able to scroll it */
          <div className="ct-help-glossary" role="region" aria-label={t('help.glossary.title')} tabIndex={0}>
            <table className="ct-help-terms">
              <caption className="ct-hidden">{t('help.glossary.title')}</caption>
              <thead>
                <tr>
                  <th scope="col">{t('help.glossary.zh')}</th>
                  <th scope="col">{t('help.glossary.en')}</th>
                </tr>
              </thead>
              <tbody>
                {shown.map((id) => (
                  <tr key={id} id={`term-${id}`}>
                    <td lang="zh-CN">{zh[`help.term.${id}`]}</td>
                    <td lang="en">{en[`help.term.${id}`]}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        )}
      </Section>
    </div>
  )
}
