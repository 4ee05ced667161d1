import { useState } from 'react'
import { useAction } from '@/api/useAction.ts'
import { useList } from '@/api/useList.ts'
import { customsEndpoints } from '@/contract/tools/customs/endpoints.ts'
import type { Goods } from '@/contract/tools/customs/schemas.ts'
import { useText } from '@/i18n/useText.ts'
import { useFreight, useNameOf } from '@/reference/useReferences.ts'
import { hrefTo } from '@/routes/href.ts'
import { loginAddress } from '@/session/returnUrl.ts'
import { useAccess } from '@/session/useAccess.ts'
import { Button, LinkButton } from '@/ui/Button.tsx'
import { ConfirmDialog } from '@/ui/ConfirmDialog.tsx'
import { DataTable } from '@/ui/DataTable.tsx'
import type { Column } from '@/ui/DataTable.tsx'
import { EmptyState } from '@/ui/EmptyState.tsx'
import { KeywordSearch } from '@/ui/KeywordSearch.tsx'
import { ListFrame } from '@/ui/ListFrame.tsx'
import { RouteLink } from '@/ui/RouteLink.tsx'
import { toast } from '@/ui/toast.ts'
import { isCode } from '../address.ts'
import { GoodsDialog } from './GoodsDialog.tsx'
import './customs.css'

const BLANK = { nameZh: '', hsCode: '', elements: [] }

/** Saved goods of the enterprise; guests see a login link. */
export function GoodsTab() {
  const t = useText()
  const may = useAccess()
  if (may('member.area').allowed) return <GoodsList />
  return (
    <EmptyState
      title={t('customs.goods.login')}
      text={t('customs.goods.login.text')}
      action={
        <LinkButton variant="primary" to={loginAddress(location.href)}>
          {t('common.action.login')}
        </LinkButton>
      }
    />
  )
}

function GoodsList() {
  const t = useText()
  const list = useList(customsEndpoints.goods, { filters: ['q'], toQuery: ({ q }) => (q ? { keyword: q } : {}) })
  const [edited, setEdited] = useState<Goods | 'new'>()
  const [doomed, setDoomed] = useState<Goods>()
  const columns = useGoodsColumns(setEdited, setDoomed)
  const remove = useAction(customsEndpoints.removeGoods, {
    onSuccess: () => {
      toast.success(t('customs.goods.removed'))
      setDoomed(undefined)
      list.refresh()
    },
  })
  const add = (
    <Button variant="primary" onClick={() => setEdited('new')}>
      {t('customs.goods.add')}
    </Button>
  )
  return (
    <>
      <div className="ct-customs-tools">
        <p className="ct-dim">{t('customs.goods.lead')}</p>
        {add}
      </div>
      <KeywordSearch
        label={t('customs.goods.search')}
        value={list.filters.q}
        onSearch={(q) => list.setFilters({ q })}
      />
      <ListFrame
        list={list}
        empty={
          list.isFiltered
            ? {
                title: t('customs.goods.none'),
                action: <Button onClick={list.resetFilters}>{t('customs.goods.all')}</Button>,
              }
            : { title: t('customs.goods.empty'), text: t('customs.goods.empty.text'), action: add }
        }
      >
        <DataTable
          caption={t('customs.goods.list')}
          columns={columns}
          rows={list.records}
          rowKey={(row) => row.id}
          isStale={list.loading}
        />
      </ListFrame>
      {edited && (
        <GoodsDialog
          goods={edited === 'new' ? undefined : edited}
          start={BLANK}
          onClose={() => setEdited(undefined)}
          onDone={() => {
            setEdited(undefined)
            list.refresh()
          }}
        />
      )}
      <ConfirmDialog
        isOpen={doomed !== undefined}
        onCancel={() => setDoomed(undefined)}
        onConfirm={() => doomed && void remove.run({ id: doomed.id })}
        title={t('customs.goods.remove.title', { name: doomed?.nameZh ?? '' })}
        confirmText={t('customs.goods.remove')}
        isDanger
        isBusy={remove.loading}
      >
        {t('customs.goods.remove.text')}
      </ConfirmDialog>
    </>
  )
}

function useGoodsColumns(onEdit: (goods: Goods) => void, onRemove: (goods: Goods) => void): readonly Column<Goods>[] {
  const t = useText()
  const nameOf = useNameOf()
  const { packageTypes } = useFreight()
  const none = <span className="ct-dim">{t('customs.goods.any')}</span>
  const packageOf = (code: string | undefined) => {
    const type = packageTypes.find((one) => one.code === code)
    return type ? nameOf(type) : none
  }
  return [
    {
      key: 'name',
      title: t('customs.goods.nameZh'),
      isLead: true,
      cell: ({ nameZh, nameEn }) => (
        <span className="ct-customs-two">
          <strong>{nameZh}</strong>
          {nameEn && <span className="ct-dim">{nameEn}</span>}
        </span>
      ),
    },
    {
      key: 'hsCode',
      title: t('customs.goods.hsCode'),
      cell: ({ hsCode }) =>
        isCode(hsCode) ? (
          <RouteLink to={hrefTo('customs', { code: hsCode })} className="ct-code">
            {hsCode}
          </RouteLink>
        ) : (
          <span className="ct-code">{hsCode}</span>
        ),
    },
    { key: 'netKg', title: t('customs.goods.netKg'), align: 'end', cell: ({ netKg }) => netKg ?? none },
    { key: 'grossKg', title: t('customs.goods.grossKg'), align: 'end', cell: ({ grossKg }) => grossKg ?? none },
    { key: 'package', title: t('customs.goods.package'), cell: ({ packageType }) => packageOf(packageType) },
    {
      key: 'elements',
      title: t('customs.goods.elements'),
      cell: ({ elements }) =>
        elements.length === 0
          ? none
          : t('customs.goods.filled', {
              filled: elements.filter(({ value }) => value !== '').length,
              count: elements.length,
            }),
    },
    {
      key: 'actions',
      title: t('customs.goods.actions'),
      cell: (row) => (
        <span className="ct-customs-row">
          <LinkButton
            size="small"
            to={hrefTo('tenderIssue', { hs: row.hsCode })}
            aria-label={t('customs.goods.tender.of', { name: row.nameZh })}
          >
            {t('customs.goods.tender')}
          </LinkButton>
          <Button
            size="small"
            variant="quiet"
            aria-label={t('customs.goods.edit.of', { name: row.nameZh })}
            onClick={() => onEdit(row)}
          >
            {t('common.action.edit')}
          </Button>
          <Button
            size="small"
            variant="quiet"
            aria-label={t('customs.goods.remove.of', { name: row.nameZh })}
            onClick={() => onRemove(row)}
          >
            {t('customs.goods.remove')}
          </Button>
        </span>
      ),
    },
  ]
}
