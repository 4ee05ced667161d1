import { useLocation, useNavigate } from 'react-router-dom'
import { useText } from '@/i18n/useText.ts'
import { hrefTo } from '@/routes/href.ts'
import { Button, LinkButton } from '@/ui/Button.tsx'
import { TextField } from '@/ui/Field.tsx'
import { RouteLink } from '@/ui/RouteLink.tsx'
import { mainNav } from './nav.ts'
import { PageTitle } from './PageTitle.tsx'
import { ShellHandover } from './ShellHandover.tsx'
import './places.css'

/** 404 page: shows the URL, a search, the header's links and a link home. */
export function NotFoundPage() {
  const t = useText()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const search = (form: FormData) => {
    const q = form.get('q')
    void navigate(hrefTo('tenderSearch', { keyword: typeof q === 'string' ? q : '' }))
  }
  return (
    <div className="ct-page">
      <ShellHandover />
      <PageTitle />
      <div className="ct-place ct-place-lost">
        <p className="ct-place-big" aria-hidden="true">
          404
        </p>
        <h1 tabIndex={-1}>{t('layout.notFound.title')}</h1>
        <p>{t('layout.notFound.text', { path: pathname.slice(0, 120) })}</p>
        <form role="search" action={search} className="ct-place-search">
          <TextField name="q" label={t('layout.notFound.search')} placeholder={t('layout.notFound.placeholder')} />
          <Button type="submit" variant="primary">
            {t('layout.notFound.go')}
          </Button>
        </form>
        <div className="ct-place-actions">
          <LinkButton to="/" variant="plain">
            {t('layout.goHome')}
          </LinkButton>
        </div>
        <p className="ct-place-note">{t('layout.notFound.places')}</p>
        <ul className="ct-place-links">
          {mainNav.map((item) => (
            <li key={item.id}>
              <RouteLink to={item.href}>{t(item.textId)}</RouteLink>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
