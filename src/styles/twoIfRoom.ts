/** Grid columns: two, or one where enlarged text leaves too little room for two. */
export const twoIfRoom = 'repeat(auto-fill, minmax(max(8rem, 34%), 1fr))'
