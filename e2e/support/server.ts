/** What serves the site under test: the local server, or nginx (`npm run test:hosts`). */
export const siteServer = process.env['SITE_SERVER'] ?? 'local'
