// The least that a page of this kind can cost: React, the router and two routes, the second one fetched on demand.
import { lazy, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom'

const Other = lazy(() => import('./Other.jsx'))

const First = () => (
  <main>
    <h1>First</h1>
    <Link to="/other">Other</Link>
  </main>
)

createRoot(document.querySelector('#root')).render(
  <BrowserRouter>
    <Suspense fallback={null}>
      <Routes>
        <Route path="/" element={<First />} />
        <Route path="/other" element={<Other />} />
      </Routes>
    </Suspense>
  </BrowserRouter>,
)
