import { diffWordsWithSpace } from 'diff'
import { useText } from '@/i18n/useText.ts'
import { useFormats } from '@/i18n/useFormats.ts'
import { choicesOf } from '@/ui/choices.ts'
import { SelectField } from '@/ui/SelectField.tsx'
import { VisuallyHidden } from '@/ui/VisuallyHidden.tsx'
import { lastChange, startOf, VERSIONS } from '../versions.ts'
import type { Version } from '../versions.ts'
import './clauses.css'

/** Props of `VersionSelect`: the shown version, and a callback for changes. */
export interface VersionSelectProps {
  version: Version
  onChange: (version: Version) => void
}

/** Select for the shown version. */
export function VersionSelect({ version, onChange }: VersionSelectProps) {
  const t = useText()
  return (
    <SelectField
      label={t('legal.versions')}
      value={version}
      onChange={onChange}
      options={choicesOf(VERSIONS, (one) => (one === VERSIONS[0] ? t('legal.versions.now', { day: one }) : one))}
    />
  )
}

function Words({ before, after }: { before: string; after: string }) {
  const t = useText()
  return (
    <p className="ct-clause-diff">
      {diffWordsWithSpace(before, after).map(({ added, removed, value }, place) => {
        const key = `${place}-${added ? 'added' : removed ? 'removed' : 'same'}`
        if (!added && !removed) return <span key={key}>{value}</span>
        const Mark = added ? 'ins' : 'del'
        return (
          <Mark key={key}>
            <VisuallyHidden>{t(`legal.diff.mark.${added ? 'added' : 'removed'}`)}</VisuallyHidden>
            {value}
          </Mark>
        )
      })}
    </p>
  )
}

/** The last change word by word: additions underlined, removals struck through. */
export function LastChange() {
  const t = useText()
  const { date } = useFormats()
  const changes = lastChange(t)
  return (
    <details id="diff" className="ct-clauses-change ct-noprint">
      <summary>
        {t('legal.diff', {
          count: changes.length,
          day: date(startOf(VERSIONS[0]), 'Asia/Shanghai'),
        })}
      </summary>
      <p className="ct-section-note">{t('legal.diff.key')}</p>
      {changes.map(({ id, before, after }) => (
        <section key={id} aria-label={t(`legal.section.${id}.title`)}>
          <h3>
            {t(`legal.section.${id}.title`)}{' '}
            {before === '' && <span className="ct-section-note">{t('legal.diff.new')}</span>}
          </h3>
          <Words before={before} after={after} />
        </section>
      ))}
    </details>
  )
}
