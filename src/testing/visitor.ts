/** For `beforeEach`: a visitor who has seen the hint about the menu, so that it does not appear in the middle of a story. */
export function returningVisitor(): void {
  localStorage.setItem('menu-hint-seen', 'true')
}
