import { failureText } from '@/api/errorText.ts'
import { FAVORITE_KINDS } from '@/contract/member/favorite/values.ts'
import type { FavoriteKind } from '@/contract/member/favorite/values.ts'
import { useText } from '@/i18n/useText.ts'
import { hrefTo } from '@/routes/href.ts'
import { Button, LinkButton } from '@/ui/Button.tsx'
import { CheckBox } from '@/ui/CheckBox.tsx'
import { DataTable } from '@/ui/DataTable.tsx'
import { DateText } from '@/ui/DateText.tsx'
import { Failure } from '@/ui/Failure.tsx'
import { ListFrame } from '@/ui/ListFrame.tsx'
import { TabLinks } from '@/ui/TabLinks.tsx'
import { toast } from '@/ui/toast.ts'
import { keywordOf } from '@/ui/keyword.ts'
import { KeywordInput } from '@/ui/KeywordInput.tsx'
import { useCollection } from '../useCollection.ts'
import type { Collection } from '../useCollection.ts'
import { CompareCell, TargetCell, useFavoriteName } from './FavoriteCells.tsx'
import { NoteCell } from './NoteCell.tsx'
import './favorite.css'

/** Favourites by kind: saved against current facts, notes, search, and bulk removal with undo. */
export function FavoriteList() {
  const t = useText()
  const collection = useCollection()
  const { list, kind, counts, error } = collection
  return (
    <>
      <TabLinks
        label={t('favorite.tabs')}
        items={FAVORITE_KINDS.map((one) => ({
          to: hrefTo('myCollect', { type: one }),
          text: t(`favorite.kind.${one}`),
          isCurrent: one === kind,
          count: counts?.[one],
        }))}
      />
      <Toolbar collection={collection} />
      <Removed collection={collection} />
      <Failure text={failureText(t, error)} />
      <ListFrame list={list} empty={useEmpty(collection)}>
        <Rows collection={collection} />
      </ListFrame>
    </>
  )
}

const IN_SEARCH: readonly FavoriteKind[] = ['TENDER', 'COMPANY', 'SAILING']

function useEmpty({ kind, list }: Collection) {
  const t = useText()
  if (list.filters.keyword !== undefined)
    return {
      title: t('favorite.empty.filtered'),
      action: <Button onClick={() => list.setFilters({ keyword: undefined })}>{t('common.action.viewAll')}</Button>,
    }
  if (kind === 'LISTING')
    return {
      title: t('favorite.empty.LISTING'),
      text: t('favorite.empty.LISTING.text'),
      action: (
        <LinkButton variant="primary" to={hrefTo('market')}>
          {t('favorite.empty.go.market')}
        </LinkButton>
      ),
    }
  if (kind === 'NEWS')
    return {
      title: t('favorite.empty.NEWS'),
      text: t('favorite.empty.NEWS.text'),
      action: (
        <LinkButton variant="primary" to={hrefTo('newsList')}>
          {t('favorite.empty.go.news')}
        </LinkButton>
      ),
    }
  const go = IN_SEARCH.includes(kind) ? (
    <LinkButton variant="primary" to={hrefTo('tenderSearch')}>
      {t('favorite.empty.go.search')}
    </LinkButton>
  ) : (
    <LinkButton variant="primary" to={hrefTo('tenderIssue')}>
      {t('favorite.empty.go.issue')}
    </LinkButton>
  )
  return { title: t(`favorite.empty.${kind}`), text: t(`favorite.empty.${kind}.text`), action: go }
}

function Toolbar({ collection: { list, selected, select, remove, isBusy } }: { collection: Collection }) {
  const t = useText()
  const ids = list.records.map((row) => row.id)
  const isAll = ids.length > 0 && selected.length === ids.length
  const { keyword = '' } = list.filters
  return (
    <div className="ct-filter-bar ct-favorite-bar">
      <form
        role="search"
        className="ct-favorite-search"
        onSubmit={(event) => {
          event.preventDefault()
          list.setFilters({ keyword: keywordOf(event.currentTarget) })
        }}
      >
        <KeywordInput label={t('favorite.keyword')} placeholder={t('favorite.keyword.hint')} value={keyword} />
        <Button type="submit" size="small">
          {t('common.action.search')}
        </Button>
      </form>
      {ids.length > 0 && (
        <span className="ct-push ct-favorite-buttons">
          <CheckBox label={t('favorite.selectAll')} checked={isAll} onChange={() => select(isAll ? [] : ids)} />
          {selected.length > 0 && <span className="ct-dim">{t('favorite.selected', { count: selected.length })}</span>}
          <Button size="small" variant="danger" disabled={selected.length === 0} isBusy={isBusy} onClick={remove}>
            {t('favorite.remove')}
          </Button>
        </span>
      )}
    </div>
  )
}

/** Notice after a removal with undo; stays until the next removal or until the page is left. */
function Removed({ collection: { removed, restore, isBusy } }: { collection: Collection }) {
  const t = useText()
  const undo = async () => {
    const count = await restore()
    if (count > 0) toast.success(t('favorite.restored', { count }))
  }
  return (
    <div role="status">
      {removed.length > 0 && (
        <div className="ct-notice ct-favorite-undo">
          <span>{t('favorite.removed', { count: removed.length })}</span>
          <Button size="small" isBusy={isBusy} onClick={() => void undo()}>
            {t('favorite.undo')}
          </Button>
        </div>
      )}
    </div>
  )
}

function Rows({ collection: { list, selected, select } }: { collection: Collection }) {
  const t = useText()
  const nameOf = useFavoriteName()
  return (
    <DataTable
      caption={t('favorite.caption')}
      rows={list.records}
      rowKey={(row) => row.id}
      isStale={list.loading}
      columns={[
        {
          key: 'thing',
          title: t('favorite.col.thing'),
          isLead: true,
          cell: (row) => (
            <span className="ct-favorite-lead">
              <input
                type="checkbox"
                className="ct-favorite-box"
                aria-label={t('favorite.select', { name: nameOf(row) })}
                checked={selected.includes(row.id)}
                onChange={(event) =>
                  select(event.target.checked ? [...selected, row.id] : selected.filter((one) => one !== row.id))
                }
              />
              <TargetCell row={row} />
            </span>
          ),
        },
        { key: 'compare', title: t('favorite.col.compare'), cell: (row) => <CompareCell row={row} /> },
        {
          key: 'note',
          title: t('favorite.col.note'),
          cell: (row) => <NoteCell row={row} />,
        },
        {
          key: 'saved',
          title: t('favorite.col.saved'),
          cell: (row) => <DateText value={row.savedAt} precision="date" />,
        },
      ]}
    />
  )
}
