/** @type {import('stylelint').Config} */
module.exports = {
	extends: [ '@wordpress/stylelint-config/scss' ],
	rules: {
		'no-descending-specificity': null,
		'rule-empty-line-before': null,
		// Prettier takes the line away at the start of a block.
		'at-rule-empty-line-before': null,
		// Our screens also run where WordPress has no design tokens yet.
		'plugin-wpds/no-token-fallback-values': null,
		// BEM: userfeedback-widget__close, userfeedback-card--large, is-open; underscores inside a word of the API.
		'selector-class-pattern': '^[a-z][a-z0-9]*(?:(?:-|--|_|__)[a-z0-9]+)*$',
	},
};
