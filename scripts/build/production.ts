import { enableCompileCache } from 'node:module'

/** Must be the first import: React chooses its development or production build when it is first imported. */
process.env['NODE_ENV'] = 'production'
// The next build does not compile the same packages again.
enableCompileCache('node_modules/.cache/node')
