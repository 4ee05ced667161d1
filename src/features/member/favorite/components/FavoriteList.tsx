import { failureText } from '@/api/errorText.ts'
import { FAVORITE_KINDS } from '@/contract/member/favorite/values.ts'
import type { FavoriteKind } from '@/contract/member/favorite/values.ts'
import { useText } from '@/i18n/useText.ts'
import { OwnList } from '@/lists/OwnList.tsx'
import { sheetTime } from '@/lists/sheetColumns.ts'
import { hrefTo } from '@/routes/href.ts'
import { Button, LinkButton } from '@/ui/Button.tsx'
import { CheckBox } from '@/ui/CheckBox.tsx'
import { choicesOf } from '@/ui/choices.ts'
import { DateText } from '@/ui/DateText.tsx'
import { Failure } from '@/ui/Failure.tsx'
import { toast } from '@/ui/toast.ts'
import { useCollection } from '../useCollection.ts'
import type { Collection } from '../useCollection.ts'
import { CompareCell, TargetCell, useFavoriteName } from './FavoriteCells.tsx'
import { NoteCell } from './NoteCell.tsx'
import './favorite.css'

/** Favourites by kind: saved against current facts, notes, search, and bulk removal with undo. */
export function FavoriteList() {
  const t = useText()
  const collection = useCollection()
  const nameOf = useFavoriteName()
  const { list, selected, select, error } = collection
  return (
    <OwnList
      name="favourites"
      title={t('favorite.caption')}
      list={list}
      tabs={{
        label: t('favorite.tabs'),
        name: 'type',
        usual: 'TENDER',
        values: choicesOf(FAVORITE_KINDS, (one) => t(`favorite.kind.${one}`)),
      }}
      keyword={t('favorite.keyword.hint')}
      days={t('favorite.col.saved')}
      rowKey={(row) => row.id}
      empty={useEmpty(collection)}
      columns={[
        {
          key: 'pick',
          title: t('favorite.pick'),
          isAction: true,
          isMark: true,
          cell: (row) => (
            <input
              type="checkbox"
              className="ct-favorite-box"
              aria-label={t('favorite.select', { name: nameOf(row) })}
              checked={selected.includes(row.id)}
              onChange={(event) =>
                select(event.target.checked ? [...selected, row.id] : selected.filter((one) => one !== row.id))
              }
            />
          ),
        },
        { key: 'thing', title: t('favorite.col.thing'), isLead: true, cell: (row) => <TargetCell row={row} /> },
        { key: 'compare', title: t('favorite.col.compare'), cell: (row) => <CompareCell row={row} /> },
        { key: 'note', title: t('favorite.col.note'), cell: (row) => <NoteCell row={row} /> },
        {
          key: 'saved',
          title: t('favorite.col.saved'),
          cell: (row) => <DateText value={row.savedAt} precision="date" />,
        },
      ]}
      sheet={[
        [t('favorite.col.thing'), nameOf],
        [t('favorite.col.gone'), (row) => row.gone && t(`favorite.gone.${row.gone}`)],
        [t('favorite.changed'), (row) => row.changed.length],
        [t('favorite.col.note'), (row) => row.note],
        [t('favorite.col.saved'), (row) => sheetTime(row.savedAt)],
      ]}
    >
      <Selection collection={collection} />
      <Removed collection={collection} />
      <Failure text={failureText(t, error)} />
    </OwnList>
  )
}

const IN_SCHEDULES: readonly FavoriteKind[] = ['SAILING', 'PAIR', 'SERVICE', 'VESSEL', 'PORT']
const IN_SEARCH: readonly FavoriteKind[] = ['TENDER', 'COMPANY']

function useEmpty({ kind, list }: Collection) {
  const t = useText()
  const { keyword, from, to } = list.filters
  if (keyword || from || to)
    return {
      title: t('favorite.empty.filtered'),
      action: (
        <Button onClick={() => list.setFilters({ keyword: undefined, from: undefined, to: undefined })}>
          {t('common.action.viewAll')}
        </Button>
      ),
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
  if (IN_SCHEDULES.includes(kind))
    return {
      title: t(`favorite.empty.${kind}`),
      text: t(`favorite.empty.${kind}.text`),
      action: (
        <LinkButton variant="primary" to={hrefTo('shippingDates')}>
          {t('favorite.empty.go.schedules')}
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

function Selection({ collection: { list, selected, select, remove, isBusy } }: { collection: Collection }) {
  const t = useText()
  const ids = list.records.map((row) => row.id)
  const isAll = ids.length > 0 && selected.length === ids.length
  if (ids.length === 0) return null
  return (
    <div className="ct-filter-bar ct-favorite-buttons">
      <CheckBox label={t('favorite.selectAll')} checked={isAll} onChange={() => select(isAll ? [] : ids)} />
      {selected.length > 0 && <span className="ct-dim">{t('favorite.selected', { count: selected.length })}</span>}
      <Button size="small" variant="danger" disabled={selected.length === 0} isBusy={isBusy} onClick={remove}>
        {t('favorite.remove')}
      </Button>
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
