/**
 * Content tools that sign the texts they write or publish. The advertising of an unlisted tool stays. A name that is also a
 * person's or a thing's has its suffix: "Written by Jasper" may be a byline. Contentwriter is the invented tool of supabase/seed.sql.
 */
const tools = [
  'Anyword, BabyLoveGrowth, Byword, Canva, ChatGPT, Contentwriter, Copy.ai, Frase.io, Ghost, Google Gemini, Grammarly, HubSpot',
  'Jasper AI, Jasper.ai, Jimdo, Joomla, Koala AI, Lovable, Medium, Microsoft Copilot, Neuroflash, Notion, OpenAI, Outrank, Rytr',
  'Scalenut, SEObot, SEOwriting.ai, Squarespace, Substack, Surfer SEO, TYPO3, Webflow, Wix, WordPress, Writesonic, Zimmwriter',
].flatMap((line) => line.split(', '))

const made = 'powered|generated|created|made|published|written|erstellt|generiert|veröffentlicht|geschrieben'
const names = tools.map((name) => name.replace('.', String.raw`\.`)).join('|')
const promotion = new RegExp(
  String.raw`^\P{L}*(?:proudly )?(?:${made}) (?:by|with|using|mit|von|über) (?:https?://)?(?:www\.)?(?:${names})(?:\.\w+)?\P{L}*$`,
  'iu',
)

/**
 * Whether a text is nothing but the advertising of a listed tool. Bylines, dates and architects ("Built by Gaspar
 * Bennazar in 1929") are text, and so is a sentence that only begins like advertising.
 */
export const isPromotional = (text: string): boolean => promotion.test(text.replace(/\s+/g, ' ').trim())
