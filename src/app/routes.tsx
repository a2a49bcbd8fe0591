import type { RouteRecord } from 'vite-react-ssg'
import { App } from './App.tsx'
import { Chooser } from './Chooser.tsx'

/**
 * The language chooser, and the app for every other address: which ones are prerendered, prerender.ts says. One record
 * for all keeps the cost of a page the same however many there are, because the router reads all records for each.
 */
export const routes: RouteRecord[] = [
  { path: '/', Component: Chooser },
  { path: '*', Component: App },
]
