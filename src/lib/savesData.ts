type Connection = { readonly saveData?: boolean; readonly effectiveType?: string }

/**
 * Whether the visitor asked to save data, or the network is slow: links then load documents, which need no further code.
 * https://wicg.github.io/netinfo/
 */
export function savesData(): boolean {
  if (import.meta.env.SSR) return false
  const { saveData, effectiveType } = (navigator as Navigator & { connection?: Connection }).connection ?? {}
  return saveData === true || /2g/.test(effectiveType ?? '')
}
