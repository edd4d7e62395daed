/** What a style sheet or a picture is in a test: an empty text. */
module.exports = '';
