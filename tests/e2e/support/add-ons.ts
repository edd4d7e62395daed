/** What each add-on is for, by its title. */
export const EXCERPTS = {
	Behavior:
		'Decide when, how often and how long a survey is shown, and where visitors go next.',
	Branding:
		'Give the widget your colors, your fonts, your words and your logo.',
	Targeting:
		'Choose the pages, the visitors and the devices that a survey is for.',
	Templates: 'Start from more than 20 surveys that are written already.',
	'Question Types':
		'Ask with stars, pictures, icons and the Net Promoter Score, and leave room for comments.',
	Heatmaps: 'See where visitors click, move and stop reading.',
	'Geo Restrictions':
		'Show a survey to visitors from the countries that you choose.',
	'Post Ratings':
		'Let readers rate your posts, and see which ones they like.',
};
