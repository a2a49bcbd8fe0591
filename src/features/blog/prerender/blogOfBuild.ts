import type { PrerenderedBlog } from './prerenderBlog.ts'

let blog: PrerenderedBlog | undefined

/** Gives the blog to the routes: the server bundle imports this module instead of containing it (vite.config.ts). */
export function setBlogOfBuild(prerendered: PrerenderedBlog): void {
  blog = prerendered
}

export function blogOfBuild(): PrerenderedBlog {
  if (blog === undefined) throw new Error('The build has not set its blog: see scripts/build/build.ts.')
  return blog
}
