type Factory = {
  createPolicy: (
    name: string,
    rules: { createHTML: (html: string) => string },
  ) => { createHTML: (html: string) => string }
}

/** scripts/build/hosting/contentSecurityPolicy.ts allows its name. */
const policy = (globalThis as { trustedTypes?: Factory }).trustedTypes?.createPolicy('articles', {
  createHTML: (html) => html,
})

/**
 * HTML that React may insert (https://developer.mozilla.org/docs/Web/API/Trusted_Types_API).
 * @param html that src/features/blog/sanitiser has sanitised
 */
export const trustedHtml = (html: string): string => policy?.createHTML(html) ?? html
