/** React chooses its development or production code when it is first imported, so this import has to come first. */
process.env['NODE_ENV'] = 'production'
