import { secondLocale } from '../../../src/features/blog/blogIndex.ts'
import { hrefFor } from '../../../src/routing/manifest.ts'
import type { Visitor } from './visitor.ts'

/** What visitors do on the site, once for every engine, language and width. */
export const flows: Readonly<Record<string, (visitor: Visitor) => Promise<void>>> = {
  'read pages': async (visitor) => {
    for (const page of ['home', 'services', 'clientStories', 'pricing', 'dataPrivacy'] as const) {
      await visitor.open(hrefFor(page, visitor.locale))
      await visitor.isRead()
    }
  },

  menu: async (visitor) => {
    await visitor.open(hrefFor('home', visitor.locale))
    const path = hrefFor('about', visitor.locale)
    await openMenu(visitor)
    await visitor.click(`${visitor.isOnPhone ? '#menu' : 'header nav'} a[href="${path}"]`)
    await visitor.isAt(path)
    await visitor.sees(() => document.querySelector('#menu')?.checkVisibility() === false)
    await visitor.isRead()
  },

  'switch the language': async (visitor) => {
    const other = secondLocale[visitor.locale]
    await visitor.open(`${hrefFor('guide', visitor.locale)}?price=900000`)
    await openMenu(visitor)
    await visitor.click(`${visitor.isOnPhone ? '#menu' : 'header'} a[hreflang="${other}"]`)
    await visitor.isAt(`${hrefFor('guide', other)}?price=900000`)
    await visitor.isRead(other)
  },

  'use the guide, go to another page and back without a reload': async (visitor) => {
    const [guide, pricing] = [hrefFor('guide', visitor.locale), hrefFor('pricing', visitor.locale)]
    await visitor.open(guide)
    await visitor.type('#purchase-price', '1500000')
    await visitor.shows('#costs', visitor.locale === 'en' ? '€159,200' : '159.200')
    await visitor.click('#costs label:has([value="newBuild"])')
    await visitor.isAt(`${guide}?price=1500000&kind=new-build`)
    await visitor.shows('#costs', visitor.locale === 'en' ? '€150,000' : '150.000')
    await visitor.click('#step-arras button')
    await visitor.sees(() => {
      const panel = document.querySelector('#step-arras [data-findable]')
      return (panel?.clientHeight ?? 0) > 50
    })
    await visitor.click('path[data-region="south"]')
    await visitor.sees(() => {
      const picture = document.querySelector('[data-raised="south"]')
      const isLoaded = (picture?.querySelector('img')?.naturalWidth ?? 0) > 0
      const isOpen = document.querySelector('#region-south button')?.getAttribute('aria-expanded') === 'true'
      return isOpen && picture !== null && isLoaded && getComputedStyle(picture).opacity === '1'
    })
    await visitor.browser.evaluate(() => void Object.assign(window, { isSamePage: true }))
    await visitor.click(`footer a[href="${pricing}"]`)
    await visitor.isAt(pricing)
    await visitor.sees(() => document.activeElement?.localName === 'main' && scrollY === 0)
    await visitor.isRead()
    await visitor.browser.back()
    await visitor.isAt(`${guide}?price=1500000&kind=new-build`)
    await visitor.sees(() => scrollY > 500 && 'isSamePage' in window)
  },

  'turn the carousel': async (visitor) => {
    await visitor.open(hrefFor('home', visitor.locale))
    await visitor.click('[role="group"]:has([data-slide]) button:last-of-type')
    await visitor.sees(() => {
      const slide = document.querySelectorAll('[data-slide]')[1]
      const row = slide?.parentElement?.getBoundingClientRect()
      return Math.abs((slide?.getBoundingClientRect().left ?? 0) - (row?.left ?? 0)) < 2
    })
  },

  'send the contact form': async (visitor) => {
    await visitor.open(hrefFor('contact', visitor.locale))
    const name = leadName()
    await visitor.type('#contact-name', name)
    await visitor.type('#contact-email', 'anna@example.com')
    await visitor.type('#contact-message', 'A finca in the north, “with land”')
    await visitor.click('#consultation-form button[type="submit"]')
    await visitor.isAt(hrefFor('thankYou', visitor.locale))
    await visitor.hasSent({ name, message: 'A finca in the north, “with land”' })
  },

  'send the two steps of the enquiry form': async (visitor) => {
    await visitor.open(hrefFor('buyProperty', 'en'))
    const firstName = leadName()
    await visitor.type('#enquiry-firstName', firstName)
    await visitor.type('#enquiry-lastName', 'Berg')
    await visitor.type('#enquiry-email', 'anna@example.com')
    await visitor.type('#enquiry-phone', '+1 203 555 0142')
    await visitor.choose('#enquiry-budgetRange', '€2M - €4M')
    await visitor.click('#enquiry form button:last-of-type')
    await visitor.click('#enquiry label:has([value="traditional-finca"])')
    await visitor.type('#enquiry-goals', 'Summers')
    await visitor.click('#enquiry button[type="submit"]')
    await visitor.isAt(hrefFor('thankYou', 'en'))
    await visitor.hasSent({ firstName, propertyType: 'traditional-finca', goals: 'Summers' })
  },

  'read an article': async (visitor) => {
    await visitor.open(hrefFor('blog', visitor.locale))
    const title = await visitor.browser.evaluate(() => document.querySelector('main h3 a')?.textContent ?? '')
    await visitor.click('main h3 a')
    await visitor.shows('h1', title)
    await visitor.sees(() => document.querySelector('#article h2') !== null)
    await visitor.isRead()
  },

  'come to an address that does not exist': async (visitor) => {
    const home = hrefFor('home', visitor.locale)
    await visitor.open(home)
    await visitor.open(`${home}/nowhere`)
    await visitor.isRead()
    await visitor.click('main button')
    await visitor.isAt(home)
    await visitor.isRead()
  },
}

async function openMenu(visitor: Visitor): Promise<void> {
  if (!visitor.isOnPhone) return
  await visitor.click('header > * button[popovertarget="menu"]')
  await visitor.sees(() => document.querySelector('#menu')?.checkVisibility() === true)
}

let sent = 0
const leadName = () => `Anna ${(sent += 1)}`
