import { readBlogPages } from '../scripts/blog/blogPages.ts'
import { defaultLocale, locales, type Locale } from '../src/i18n/locales.ts'
import { matchBlogPath } from '../src/routing/blogPaths.ts'
import { answerReads, blogTexts, dead, exhaustRetries, allow, publish, test, withdraw } from './support/blog.ts'
import { gate } from './support/forms.ts'
import { expect, returningVisitor, takenOver, visit } from './support/site.ts'

/** What the build holds. */
const built = readBlogPages('dist').map(({ path }) => ({ path, address: matchBlogPath(path) }))
const postsIn = (locale: Locale): readonly string[] =>
  built.flatMap(({ path, address }) => (address?.kind === 'post' && address.locale === locale ? path : []))
const firstPost = (locale: Locale): string => postsIn(locale)[0] ?? ''
const slugOf = (path: string): string => path.split('/').at(-1) ?? ''
const refreshFailed = /blog could not be refreshed|Failed to load resource/
const readFailed = /blog could not be read|Failed to load resource/

test.beforeEach(({ page }) => returningVisitor(page))

for (const locale of locales) {
  const texts = blogTexts[locale]
  const other = locale === 'en' ? 'de' : 'en'

  test.describe(`the ${locale} list`, () => {
    test('shows each post of the language as a card, newest first, and the other language after it', async ({
      page,
      database,
    }) => {
      const { rows } = await database.query<{ title: string; slug: string; meta_description: string }>(
        'select title, slug, meta_description from public.content_posts where published and language_code = $1 order by created_at desc',
        [locale],
      )
      await visit(page, texts.list)
      const list = page.getByRole('list').filter({ has: page.locator('time') })
      const cards = list.first().getByRole('listitem')
      await expect(cards).toHaveCount(rows.length)
      for (const [at, { title, slug, meta_description: description }] of rows.entries()) {
        const card = cards.nth(at)
        await expect(card.getByRole('heading', { level: 3 }).getByRole('link', { name: title })).toHaveAttribute(
          'href',
          `/${locale}/blog/${slug}`,
        )
        const summary = card.getByText(description)
        await expect(summary).toHaveCSS('-webkit-line-clamp', '3')
        await expect(card.getByText(locale, { exact: true })).toHaveCSS('text-transform', 'uppercase')
        await expect(card.getByRole('time')).toHaveText(texts.date)
        await expect(card.getByRole('link', { name: `${texts.read} ${title}` })).toBeVisible()
      }
      const others = page.getByRole('region', { name: texts.others })
      await expect(others.getByRole('listitem')).not.toHaveCount(0)
      for (const link of await others.getByRole('heading', { level: 3 }).getByRole('link').all())
        await expect(link).toHaveAttribute('href', new RegExp(`^/${other}/blog/`))
    })

    test('says what is coming where there are no posts', async ({ page }) => {
      await answerReads(page, (route) => route.fulfill({ json: [] }))
      await visit(page, texts.list)
      await expect(page.getByRole('heading', { name: texts.empty })).toBeVisible()
      await expect(page.getByRole('link', { name: new RegExp(texts.read) })).toHaveCount(0)
    })

    test('shows three grey cards until a slow database answers', async ({ page }) => {
      const { released, release } = gate()
      await answerReads(page, async (route) => {
        await released
        await route.continue()
      })
      await visit(page, `/${locale}`)
      await page.getByRole('banner').getByRole('link', { name: texts.blog, exact: true }).click()
      await expect(page.getByText(texts.loading)).toBeAttached()
      await expect(page.locator('[data-skeleton] > li')).toHaveCount(3)
      release()
      await expect(page.getByRole('link', { name: new RegExp(`^${texts.read}`) })).not.toHaveCount(0)
      await expect(page.locator('[data-skeleton]')).toHaveCount(0)
    })

    test('names its feed, and the feed holds its posts', async ({ page }) => {
      await page.goto(texts.list)
      const href = await page.locator('link[type="application/rss+xml"]').getAttribute('href')
      expect(href).toBe(`${texts.list}/feed.xml`)
      const feed = await (await page.request.get(href ?? '')).text()
      for (const path of postsIn(locale)) expect(feed).toContain(`https://www.roqueta.example${path}</link>`)
    })
  })

  test.describe(`a ${locale} post`, () => {
    test('has its path, its head, its text and where to go from it', async ({ page }) => {
      await visit(page, firstPost(locale))
      const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
      const crumbs = page.getByRole('main').getByRole('navigation').first().getByRole('listitem')
      await expect(crumbs).toHaveText([texts.home, texts.blog, title])
      const main = page.getByRole('main')
      await expect(main.getByRole('link', { name: texts.back })).toHaveAttribute('href', texts.list)
      await expect(main.getByRole('time').first()).toHaveText(texts.date)
      await expect(main.getByText(texts.minutes)).toBeVisible()
      await expect(page.locator('#article').getByRole('heading', { level: 2 })).not.toHaveCount(0)
      await expect(main.getByText(texts.published)).toBeVisible()
      await expect(main.getByRole('link', { name: texts.more })).toHaveAttribute('href', texts.list)
      await expect(main.getByRole('link', { name: texts.contact, exact: true })).toHaveAttribute(
        'href',
        texts.contactPath,
      )
      await expect(main.locator('a[rel="next"]')).toHaveAttribute('href', new RegExp(`^/${locale}/blog/`))
    })

    test('tells search engines and social networks what it is', async ({ page }) => {
      await page.goto(firstPost(locale))
      const graph = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '') as {
        '@graph': { '@type': string; headline?: string; inLanguage?: string }[]
      }
      const posting = graph['@graph'].find((node) => node['@type'] === 'BlogPosting')
      expect(posting?.headline).toBe(await page.getByRole('heading', { level: 1 }).textContent())
      await expect(page.locator('meta[property="og:type"]')).toHaveAttribute('content', 'article')
      await expect(page.locator('meta[property="og:image"]')).toHaveAttribute(
        'content',
        /^https:\/\/.+\.(?:jpg|png|webp)$/,
      )
      const alternates = await page
        .locator('link[rel="alternate"][hreflang]')
        .evaluateAll((links) => links.map((link) => link.getAttribute('hreflang')))
      expect(alternates).toEqual([locale, 'x-default'])
      const sitemap = await (await page.request.get('/sitemap.xml')).text()
      expect(sitemap).toMatch(new RegExp(`${firstPost(locale)}</loc>\\s*<lastmod>\\d{4}-`))
    })

    test('gives its address away without asking anyone', async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      await visit(page, firstPost(locale))
      await page.getByRole('button', { name: texts.copy }).click()
      await expect(page.getByRole('status').getByText(texts.copied)).toBeVisible()
      expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(firstPost(locale))
    })

    test('leads to the blog of the other language', async ({ page }) => {
      await visit(page, firstPost(locale))
      await page
        .getByRole('banner')
        .getByRole('link', { name: locale === 'en' ? 'Deutsch' : 'English' })
        .click()
      await expect(page).toHaveURL(blogTexts[other].list)
    })

    test('that is asked for in the other language is shown in its own', async ({ page }) => {
      const slug = slugOf(firstPost(locale))
      await visit(page, `/${other}/blog/${slug}`)
      await expect(page).toHaveURL(firstPost(locale))
      await expect(page.locator('html')).toHaveAttribute('lang', locale)
      await expect(page.locator('#article')).not.toBeEmpty()
    })

    test('published after the build opens, and is in the list once the cache has had its time', async ({
      page,
      database,
    }, { workerIndex }) => {
      const post = { slug: `published-now-${locale}-${workerIndex}`, title: 'Published a moment ago', locale }
      await page.clock.install()
      // The list is refreshed: what it holds then is what the cache keeps.
      const refreshed = page.waitForResponse('**/supabase/rest/v1/content_posts*')
      await visit(page, texts.list)
      await (await refreshed).finished()
      const card = page.getByRole('link', { name: post.title, exact: true })
      await publish(database, post)
      try {
        await page.getByRole('contentinfo').locator(`a[href="${texts.contactPath}"]`).click()
        await expect(page).toHaveURL(texts.contactPath)
        await page.goBack()
        await expect(page).toHaveURL(texts.list)
        await expect(card).toHaveCount(0)
        await page.goForward()
        await page.clock.fastForward('05:01')
        await page.goBack()
        await expect(card).toBeVisible()
        const response = await page.goto(`/${locale}/blog/${post.slug}`)
        expect(response?.status()).toBe(200)
        await expect(page.getByRole('heading', { level: 1, name: post.title })).toBeVisible()
        await expect(page.locator('#article')).toHaveText('Its text.')
        await expect(page.locator('meta[name="robots"]')).toHaveCount(0)
      } finally {
        await withdraw(database, post.slug)
      }
    })

    test('is not lost while the database is dead', async ({ page, complaints }) => {
      const asked = await answerReads(page, dead)
      await page.clock.install()
      const warned = page.waitForEvent('console', (message) => message.text().includes('could not be refreshed'))
      await visit(page, firstPost(locale))
      const text = await page.locator('#article').innerText()
      await exhaustRetries(page, asked)
      await warned
      expect(await page.locator('#article').innerText()).toBe(text)
      expect(asked.count()).toBe(4)
      allow(complaints, refreshFailed)
    })

    test('that was withdrawn after the build says so', async ({ page, complaints }) => {
      await answerReads(page, (route) => route.fulfill({ json: [] }))
      await visit(page, firstPost(locale))
      // What German does not have is looked for in English.
      await expect(page).toHaveURL(`/${defaultLocale}/blog/${slugOf(firstPost(locale))}`)
      await expect(page.getByRole('heading', { level: 1, name: blogTexts.en.missing })).toBeVisible()
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
      expect(complaints).toEqual([])
    })

    test('that was changed after the build changes under its reader, who keeps the focus', async ({ page }) => {
      await answerReads(page, async (route) => {
        const response = await route.fetch()
        const json = (await response.json()) as { title: string; content_html: string }[]
        const changed = json.map((row) => ({ ...row, content_html: `${row.content_html}<p>Added a moment ago.</p>` }))
        await route.fulfill({ response, json: changed })
      })
      await page.goto(firstPost(locale))
      const back = page.getByRole('main').getByRole('link', { name: texts.back })
      await back.focus()
      await takenOver(page)
      await expect(page.getByText('Added a moment ago.')).toBeVisible()
      await expect(back).toBeFocused()
    })

    test('is not touched where the database says the same', async ({ page }) => {
      await page.goto(firstPost(locale))
      await page.evaluate(() => {
        const observer = new MutationObserver((records) => {
          if (records.some(({ type }) => type === 'childList')) document.documentElement.dataset['touched'] = ''
        })
        const article = document.getElementById('article')
        if (article) observer.observe(article, { childList: true, subtree: true })
      })
      const answered = page.waitForResponse('**/supabase/rest/v1/content_posts*')
      await takenOver(page)
      await (await answered).finished()
      await page.waitForLoadState('networkidle')
      await expect(page.locator('html[data-touched]')).toHaveCount(0)
    })
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })
    test(`${locale}: the list leads to a post that can be read`, async ({ page }) => {
      await page.goto(texts.list)
      await page
        .getByRole('link', { name: new RegExp(`^${texts.read}`) })
        .first()
        .click()
      await expect(page).toHaveURL(firstPost(locale))
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('#article p').first()).toBeVisible()
      await expect(page.getByRole('button', { name: texts.copy })).toBeHidden()
    })

    test(`${locale}: a post that is newer than the site says where the others are`, async ({ page }) => {
      const response = await page.goto(`/${locale}/blog/newer-than-the-site`)
      expect(response?.status()).toBe(200)
      await expect(page.getByRole('main').getByRole('link', { name: texts.back })).toHaveAttribute('href', texts.list)
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
    })
  })
}

test.describe('a post that does not exist', () => {
  for (const locale of locales)
    test(`under /${locale} ends at the English address, which says so`, async ({ page }) => {
      await visit(page, '/en/about')
      await page.goto(`/${locale}/blog/no-such-post`)
      await expect(page).toHaveURL('/en/blog/no-such-post')
      await expect(page.getByRole('heading', { level: 1, name: 'Article Not Found' })).toBeVisible()
      await expect(page.getByText("The blog post you're looking for doesn't exist or has been removed.")).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('lang', 'en')
      await expect(page.getByRole('link', { name: 'Back to Blog' })).toHaveAttribute('href', '/en/blog')
      // Replaced, not added to the history.
      await page.goBack()
      await expect(page).toHaveURL('/en/about')
    })

  for (const locale of locales)
    test(`under /${locale} while the database is dead is asked for four times and then given up`, async ({
      page,
      complaints,
    }) => {
      const asked = await answerReads(page, dead)
      await page.clock.install()
      await page.goto(`/${locale}/blog/newer-than-the-site`)
      await exhaustRetries(page, asked)
      await expect(page.getByRole('heading', { level: 1, name: 'Article Not Found' })).toBeVisible()
      await expect(page).toHaveURL('/en/blog/newer-than-the-site')
      expect(asked.count()).toBe(4)
      allow(complaints, readFailed)
    })
})

test('a draft is not shown, whoever asks', async ({ page, database }) => {
  const { rows } = await database.query<{ slug: string }>('select slug from public.content_posts where not published')
  expect(rows).not.toEqual([])
  for (const { slug } of rows) {
    expect(built.some(({ path }) => path.endsWith(`/${slug}`))).toBe(false)
    await visit(page, `/en/blog/${slug}`)
    await expect(page.getByRole('heading', { level: 1, name: 'Article Not Found' })).toBeVisible()
  }
})

test('a list that cannot be read offers the published one', async ({ page, complaints }) => {
  const asked = await answerReads(page, dead)
  await page.clock.install()
  await visit(page, '/en')
  await page.getByRole('banner').getByRole('link', { name: 'Blog', exact: true }).click()
  await exhaustRetries(page, asked)
  await page.getByRole('link', { name: 'Load the page again' }).click()
  await expect(page.getByRole('link', { name: /^Read Full Article/ })).not.toHaveCount(0)
  allow(complaints, readFailed, refreshFailed)
})

for (const [from, to] of [
  ['/blog', '/en/blog'],
  [`/blog/${slugOf(firstPost('en'))}`, firstPost('en')],
  [`${firstPost('de')}/`, firstPost('de')],
  ['/en/blog/', '/en/blog'],
] as const)
  test(`${from} leads to ${to}`, async ({ page }) => {
    await visit(page, from)
    await expect(page).toHaveURL(to)
  })

test('an address below the blog that no post can have is a 404', async ({ page }) => {
  const response = await page.request.get('/en/blog/a/b/c')
  expect(response.status()).toBe(404)
})

test('no other page loads anything of the blog', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  for (const address of ['/en', '/de/preise', '/en/mallorca-guide', '/en/contact']) await visit(page, address)
  expect(asked.filter((url) => /supabase|readPosts|sanitise|queryClient|PostCard|BlogPost|\/blog/i.test(url))).toEqual(
    [],
  )
})
