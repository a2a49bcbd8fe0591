import { expect, test } from 'vitest'
import { nginxFiles } from './nginx.ts'

test.each([
  ['https://agency.com', 'agency.com', 'www.agency.com'],
  ['https://www.agency.com', 'www.agency.com', 'agency.com'],
])('the site at %s has a name, and another one that redirects', (origin, name, other) => {
  const site = nginxFiles([], origin)['site.conf']
  expect([...site.matchAll(/server_name (.*);/g)].map(([, names]) => names)).toEqual([`${name} ${other}`, name, other])
  expect(site.match(new RegExp(`return 301 https://${name}\\$request_uri`, 'g'))).toHaveLength(2)
})
