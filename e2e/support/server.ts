/** What serves the site under test: the local server, or a host (`npm run test:hosts`). */
export const siteServer = process.env['SITE_SERVER'] ?? 'local'
