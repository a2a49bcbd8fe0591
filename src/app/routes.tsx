import type { RouteRecord } from 'vite-react-ssg'
import { manifest } from '../routing/manifest.ts'
import { App } from './App.tsx'
import { Chooser } from './Chooser.tsx'
import { loadView, targetOf } from './views.ts'

/** Prerenders a path: its view is loaded before React renders, as it is in the browser. */
const prerendered = (path: string): RouteRecord => ({
  path,
  lazy: async () => {
    await loadView(targetOf(path))
    return { Component: App }
  },
})

/** What is prerendered: the language chooser, every route of the manifest, and the page for unknown addresses. */
export const routes: RouteRecord[] = [
  { path: '/', Component: Chooser },
  ...manifest.map(({ path }) => prerendered(path)),
  prerendered('/404'),
]
