/** Columns of a file with answers, of every kind. */

/** The longest header, without a space in half of it. */
export const LONG =
	`${ 'What would you change about our product if you could? '.repeat( 6 ) }${ 'Donaudampfschifffahrt'.repeat( 11 ) }`.slice(
		0,
		500
	);

export const TEXT_TYPES = [ 'text', 'long-text' ];

export const COLUMN = {
	answered: 1120,
	distinct: 4 as number | null,
	samples: [] as string[],
	role: 'question',
	type: 'radio-button',
	group: null as number | null,
	option: '',
	roles: [ 'question', 'ignore' ],
	types: [ 'radio-button', ...TEXT_TYPES ],
	can_group: false,
	locked: null as object | null,
};

const NAMED: readonly ( { header: string } & Partial< typeof COLUMN > )[] = [
	{
		header: 'Respondent ID',
		role: 'id',
		distinct: null,
		samples: [ '118231', '118232', '118233' ],
		roles: [ 'question', 'id', 'ignore' ],
		types: TEXT_TYPES,
	},
	{
		header: 'Start Date',
		role: 'date',
		distinct: null,
		samples: [ '03/04/2026 10:12:00 AM' ],
		roles: [ 'question', 'date', 'ignore' ],
		types: TEXT_TYPES,
	},
	{
		header: 'How satisfied are you with our service?',
		samples: [ '5', '4', '3' ],
		type: 'star-rating',
		types: [ 'star-rating', 'radio-button', ...TEXT_TYPES ],
	},
	{
		header: 'How likely is it that you would recommend us?',
		samples: [ '0', '9', '10' ],
		distinct: 11,
		locked: {
			type: 'nps',
			feature: 'nps',
			decision: 'upgrade',
			plan: 'plus',
			addon: 'question-types',
		},
	},
	...[ 'Email', 'Chat', 'البريد العادي' ].map( ( header ) => ( {
		header,
		samples: [ header ],
		distinct: 1,
		answered: 412,
		group: 1,
		option: header,
		type: 'checkbox',
		types: [ 'checkbox', 'radio-button', ...TEXT_TYPES ],
		can_group: true,
	} ) ),
	{
		header: LONG,
		samples: [ LONG, 'Nothing', '日本語の回答' ],
		distinct: null,
		type: 'long-text',
		types: TEXT_TYPES,
	},
	{
		header: '',
		role: 'ignore',
		answered: 0,
		distinct: 0,
		type: 'text',
		types: TEXT_TYPES,
	},
];

export const columns = NAMED.map( ( named, index ) => ( {
	...COLUMN,
	index,
	title: named.group === 1 ? 'How may we reach you?' : named.header,
	...named,
} ) );
