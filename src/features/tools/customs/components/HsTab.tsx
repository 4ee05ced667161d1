import { useText } from '@/i18n/useText.ts'
import { KeywordSearch } from '@/ui/KeywordSearch.tsx'
import { useCustoms } from '../useCustoms.ts'
import { ChapterTree, HeadingTree } from './Tree.tsx'
import { Comparison } from './Comparison.tsx'
import { EntryView } from './EntryView.tsx'
import type { StarOf } from './EntryView.tsx'
import { Results } from './Results.tsx'
import './customs.css'

/** Tariff search: results, one line, a comparison of two, or the tree of chapters. */
export function HsTab({ star }: { star: StarOf }) {
  const t = useText()
  const { q, code, compare, chapter, go } = useCustoms()
  return (
    <>
      <KeywordSearch
        label={t('customs.search')}
        value={q}
        onSearch={(word) => go({ q: word, code: undefined, compare: undefined, chapter: undefined })}
      />
      {code && compare ? (
        <Comparison codes={[code, compare]} />
      ) : code ? (
        <EntryView key={code} code={code} star={star} />
      ) : q ? (
        <Results word={q} />
      ) : chapter ? (
        <HeadingTree chapter={chapter} />
      ) : (
        <ChapterTree />
      )}
    </>
  )
}
