/** What the server says where a state wants another answer than the true one. */

export const NOT_REACHED = {
	status: 500,
	body: {
		code: 'internal_server_error',
		message: 'The server stumbled.',
		data: { status: 500 },
	},
};

/** A list without items, in the shape of the list. */
export const emptied = ( answer: Record< string, unknown > ) => ( {
	...answer,
	...( 'items' in answer
		? { items: [] }
		: { surveys: [], total_responses: 0 } ),
	pagination: { page: 1, pages: 0, per_page: 20, total: 0 },
	...( 'status_filters' in answer
		? { status_filters: [ { status: 'all', count: 0 } ] }
		: {} ),
} );

/** The longest title, without a space in half of it. */
const LONG_TITLE =
	`${ 'A title that somebody wrote with much to say '.repeat( 6 ) }${ 'Donaudampfschifffahrt'.repeat( 11 ) }`.slice(
		0,
		500
	);

export const withLongTitles = ( answer: Record< string, unknown > ) => {
	const key = 'items' in answer ? 'items' : 'surveys';
	return {
		...answer,
		[ key ]: ( answer[ key ] as object[] ).map( ( item ) => ( {
			...item,
			title: LONG_TITLE,
		} ) ),
	};
};

export const CONFLICT = {
	status: 409,
	body: {
		code: 'userfeedback_survey_conflict',
		message: 'Somebody saved this survey meanwhile.',
		data: {
			status: 409,
			saved_by: 'Ada Lovelace',
			saved_at: '2026-11-20T10:30:00Z',
			revision: 99,
		},
	},
};
