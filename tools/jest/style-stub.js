/** Replaces style sheets and images in tests by an empty string. */
module.exports = '';
